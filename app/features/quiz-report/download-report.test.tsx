import practice from 'content:practice';
import quiz from 'content:quiz';
import words from 'content:quiz-report';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AREAS, type AreaCode } from '../../../domain/quiz/areas.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import { ANSWER_LIMIT_MS, NoAnswerError } from '../../request/time-limit.ts';
import { downloadReport, reportFile, ReportError } from './download-report.ts';
import type { ReportInput } from './report-input.ts';

const entry = (key: AreaCode, percentage: number): ResultEntry => ({
  ...AREAS[key],
  score: 10,
  rawScore: 10,
  noneCount: 0,
  exactPercentage: percentage,
  percentage,
  slicePercentage: percentage,
});

const inputOf = (...entries: ResultEntry[]): ReportInput => ({
  entries,
  persona: quiz.personas.harmonizer,
  summary: [quiz.summaries.closing],
  areas: quiz.areas,
  headings: quiz.words.results,
  words,
  practice,
  localDate: '2026-11-21',
  chart: entries,
});
const PROFILE = inputOf(entry('AB', 60), entry('TSC', 40));
const GREAT_PLACE = inputOf(entry('HWS', 100));

const beginningOf = async (blob: Blob) => (await blob.slice(0, 8).text()).slice(0, 8);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('reportFile', () => {
  it.each([
    ['Smile_Discovery_Results_2026-11-21.pdf', PROFILE],
    ['smile-assessment-results-2026-11-21.pdf', GREAT_PLACE],
  ])('is %s', async (name, input) => {
    const file = await reportFile(input);
    expect(file.name).toBe(name);
    expect(file.type).toBe('application/pdf');
    expect(await beginningOf(file)).toBe('%PDF-1.7');
  });

  it('fails by one name, with the cause, when a font does not arrive', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
    const failure = await reportFile(PROFILE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ReportError);
    expect(String((failure as ReportError).cause)).toContain('404');
  });

  it('fails by the same name, and breaks the fetch off, when a font has not come after 20 seconds', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.spyOn(window, 'fetch').mockImplementation((_url, init) => {
      signals.push(init?.signal);
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const failure = reportFile(PROFILE).catch((error: unknown) => error);
    await vi.waitFor(() => expect(signals).toHaveLength(4));
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true]);
    expect(await failure).toBeInstanceOf(ReportError);
    expect(((await failure) as ReportError).cause).toBeInstanceOf(NoAnswerError);
  });

  it('fails by the same name when the report cannot be drawn', async () => {
    await expect(reportFile(inputOf())).rejects.toBeInstanceOf(ReportError);
  });
});

describe('downloadReport', () => {
  it('saves the file under its name, and leaves nothing in the page', async () => {
    const clicked: { name: string; address: string }[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push({ name: this.download, address: this.href });
    });
    const before = document.body.childElementCount;
    await downloadReport(PROFILE);
    expect(clicked.map(({ name }) => name)).toEqual(['Smile_Discovery_Results_2026-11-21.pdf']);
    const saved = await (await fetch(clicked[0]?.address ?? '')).blob();
    expect(await beginningOf(saved)).toBe('%PDF-1.7');
    expect(document.body.childElementCount).toBe(before);
  });

  it('saves nothing when the report cannot be made', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await expect(downloadReport(inputOf())).rejects.toBeInstanceOf(ReportError);
    expect(click).not.toHaveBeenCalled();
  });
});
