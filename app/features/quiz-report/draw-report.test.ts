import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPractice } from '../../content/practice.server.ts';
import { WORDS_APART } from '../../content/words-apart.server.ts';
import { loadQuiz } from '../../content/quiz.server.ts';
import { contactFactsOf } from '../../../domain/practice/contact-facts.ts';
import { HOURS_IN_ENGLISH } from '../../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import type { AreaCode } from '../../../domain/quiz/areas.ts';
import {
  choosePersona,
  PERSONA_KEYS,
  type PersonaKey,
} from '../../../domain/quiz/choose-persona.ts';
import type { PieShare } from '../../../domain/quiz/pie-geometry.ts';
import type { Question } from '../../../domain/content/quiz-questions.ts';
import { noneIndexOf } from '../../../domain/quiz/questions.ts';
import { scoreAnswers, type ResultEntry } from '../../../domain/quiz/score-answers.ts';
import { readDocumentFonts } from '../../../scripts/finish-build/notice/read-document-fonts.ts';
import { findPdfFaults } from '../../../tests/support/pdf-faults.ts';
import { partsOf, readPdf, type PdfText } from '../../../tests/support/read-pdf.ts';
import { summaryParagraphs } from '../quiz/summary-paragraphs.ts';
import { CHART_UNAVAILABLE } from './draw-chart.ts';
import { drawReport } from './draw-report.ts';
import type { ReportInput } from './report-input.ts';

/** As it will be once the facts are the practice's own. */
const practice = { ...loadPractice(), sample: false };
const quiz = loadQuiz(practice);
const words = WORDS_APART['quiz-report'](practice);
const fonts = readDocumentFonts();

type Pick = (question: Question, index: number) => number[];
const none: Pick = (question) => [noneIndexOf(question)];
/** The options that list no other areas than these. */
const only =
  (...areas: AreaCode[]): Pick =>
  ({ options }) =>
    options.flatMap((option, index) =>
      option.profiles.every((area) => areas.includes(area)) ? [index] : [],
    );
const all: Pick = ({ options }) => options.map((_, index) => index);

const scored = (pick: Pick): ResultEntry[] =>
  scoreAnswers(
    quiz.questions,
    Object.fromEntries(
      quiz.questions.map((question, index) => [question.id, pick(question, index)]),
    ),
  );

const RESULTS: Readonly<Record<PersonaKey, ResultEntry[]>> = {
  harmonizer: scored((question, index) => (index < 3 ? none : only('AB', 'TSC'))(question, index)),
  refiner: scored(only('TSC')),
  perfectionist: scored(only('GHF')),
  guardian: scored(only('SHF')),
  visionary: scored(all),
  // HWS stands first, but under 60 percent: the report in full.
  natural: scored((question, index) => {
    if (index < 3) return none(question, index);
    return index < 6 ? [0] : [];
  }),
};
/** HWS at 60 percent or more. */
const HAPPY = scored((question, index) => (index < 8 ? none : all)(question, index).slice(0, 2));

function inputOf(entries: readonly ResultEntry[], change: Partial<ReportInput> = {}): ReportInput {
  const persona = choosePersona(entries);
  if (!persona) throw new Error('a report needs a persona');
  return {
    entries,
    persona: quiz.personas[persona],
    summary: summaryParagraphs(entries, quiz.summaries),
    areas: quiz.areas,
    headings: quiz.words.results,
    words,
    practice,
    localDate: '2026-11-21',
    chart: entries,
    ...change,
  };
}

async function report(name: string, input: ReportInput): Promise<PdfText> {
  const bytes = await drawReport(input, fonts);
  const folder = process.env.REPORT_FOLDER;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.pdf`, bytes);
  }
  return readPdf(bytes);
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
const trimmed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const texts = (pdf: PdfText, ...types: string[]) =>
  partsOf(pdf.root, ...types).map((part) => trimmed(part.text));

/** Each of these, in this order, as it is read aloud. */
function expectInOrder(pdf: PdfText, expected: readonly string[]): void {
  const whole = squeezed(pdf.root.text);
  let from = 0;
  for (const text of expected) {
    const at = whole.indexOf(squeezed(text), from);
    expect(at, `"${text}" is missing, or out of order`).toBeGreaterThanOrEqual(from);
    from = at + squeezed(text).length;
  }
}

describe.each(PERSONA_KEYS)('the report of the %s', (key) => {
  const entries = RESULTS[key];
  const input = inputOf(entries);
  const made = report(key, input);

  it('belongs to this persona, and says everything in order', async () => {
    expect(choosePersona(entries)).toBe(key);
    expectInOrder(await made, [
      practice.name,
      'November 21, 2026',
      'Smile Discovery',
      quiz.personas[key].name,
      quiz.personas[key].description,
      ...entries.flatMap((entry) => [entry.title, `${entry.percentage}%`]),
      words.disclaimer,
      words.privacy,
      ...input.summary,
      'A Deeper Look',
      ...entries.flatMap((entry) => {
        const area = quiz.areas[entry.key];
        return [
          entry.title,
          `${entry.percentage}%`,
          area.subtitle,
          area.whatThisCouldMean,
          area.whyItMatters,
          ...area.commonPaths,
          area.doctorInsight,
        ];
      }),
      ...words.nextSteps.flatMap((step) => [step.title, step.text]),
      practice.legalName,
      contactFactsOf(practice).address,
      // However many days differ, the first of them begin the hours.
      HOURS_IN_ENGLISH.lines(openingHoursOf(practice))[0] ?? '',
      practice.phone,
      practice.email,
    ]);
  });

  it('has the pie as a figure whose alternative text has its numbers, and the same as a table', async () => {
    const pdf = await made;
    const [figure, ...others] = partsOf(pdf.root, 'Figure');
    expect(others).toEqual([]);
    const shares = entries.map((entry) => `${entry.title} ${entry.percentage}%`);
    expect(figure?.alt).toBe(`Pie chart: ${shares.join(', ')}`);
    const [, ...rows] = partsOf(pdf.root, 'TR').map((row) =>
      row.children.map((cell) => trimmed(cell.text)),
    );
    expect(rows).toEqual(entries.map((entry) => [entry.title, `${entry.percentage}%`]));
    expect(trimmed(figure?.text ?? '')).toBe(
      entries
        .filter((entry) => entry.percentage > 5)
        .map((entry) => `${entry.percentage}%`)
        .join(''),
    );
  });

  it('is A4, tagged, in English, with title, outline and page numbers', async () => {
    const pdf = await made;
    expect(new Set(pdf.pageSizes.map(String))).toEqual(new Set(['595.28,841.89']));
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('en-US');
    expect(pdf.showsTitle).toBe(true);
    expect(pdf.title).toBe(`Smile Discovery | ${quiz.personas[key].name}`);
    expect(texts(pdf, 'H1')).toEqual(['Smile Discovery']);
    expect(pdf.outline).toEqual([
      words.summaryHeading,
      'A Deeper Look',
      ...entries.map((entry) => entry.title),
      words.nextHeading,
      words.practiceHeading,
    ]);
    const count = pdf.pageTexts.length;
    expect(pdf.artifactTexts).toEqual(
      pdf.pageTexts.map(
        (_, index) => `${practice.name}, ${practice.phone}Page ${index + 1} of ${count}`,
      ),
    );
  });

  it('keeps the rules of a tagged file', async () => {
    expect(findPdfFaults(await made)).toEqual([]);
  });

  it('shows no letter that the fonts lack', async () => {
    expect((await made).pageTexts.join('')).not.toMatch(/[\ufffd\0]/);
  });

  it('ends no page with a heading', async () => {
    const pdf = await made;
    const headings = texts(pdf, 'H2', 'H3', 'H4').map(squeezed);
    for (const [index, page] of pdf.pageTexts.entries()) {
      const artifact = squeezed(pdf.artifactTexts[index] ?? '');
      const text = squeezed(page).replace(artifact, '');
      expect(headings.filter((heading) => text.endsWith(heading))).toEqual([]);
    }
  });
});

describe('the page for those who are happy with their smile', () => {
  const made = report('great-place', inputOf(HAPPY));

  it('is one page in a week of unequal days too', async () => {
    const hours = {
      ...practice.hours,
      monday: '10:00-19:00',
      tuesday: '09:00-17:00',
      wednesday: 'closed',
      saturday: '09:00-13:00',
      sunday: 'by appointment',
    };
    const pdf = await report('great-place-unequal', {
      ...inputOf(HAPPY),
      practice: { ...practice, hours },
    });
    expect(pdf.pageTexts).toHaveLength(1);
    expectInOrder(pdf, ['Mon 10:00', 'Sat 9:00', 'Sun by appointment only', practice.phone]);
  });

  it('is one page that says what keeps it so', async () => {
    const pdf = await made;
    expect(pdf.pageTexts).toHaveLength(1);
    expect(texts(pdf, 'H1')).toEqual(["You're in a great place"]);
    expectInOrder(pdf, [
      "You're in a great place",
      words.greatPlace.lead,
      quiz.personas.natural.name,
      ...HAPPY.flatMap((entry) => [entry.title, `${entry.percentage}%`]),
      ...words.greatPlace.keeps.flatMap((keep) => [keep.title, keep.text]),
      words.greatPlace.closing,
      words.disclaimer,
      words.privacy,
      contactFactsOf(practice).address,
      practice.phone,
      practice.email,
    ]);
    expect(texts(pdf, 'H4')).toEqual([]);
  });

  it('keeps the rules of a tagged file', async () => {
    expect(findPdfFaults(await made)).toEqual([]);
  });

  it('is tagged and has its title', async () => {
    const pdf = await made;
    expect(pdf.isTagged).toBe(true);
    expect(pdf.title).toBe("Smile Discovery | You're in a great place");
    expect(pdf.artifactTexts).toEqual([`${practice.name}, ${practice.phone}Page 1 of 1`]);
  });
});

describe('a chart that cannot be shown', () => {
  const broken: PieShare = {
    key: 'AB',
    get slicePercentage(): number {
      throw new Error('no chart');
    },
  };
  it.each([
    ['is absent', RESULTS.visionary, null],
    ['throws while it is drawn', RESULTS.visionary, [broken]],
    [
      'has numbers that make no pie',
      RESULTS.visionary,
      [{ key: 'AB', slicePercentage: Number.NaN }],
    ],
    ['is absent on the special page', HAPPY, null],
  ] as const)('gives the sentence in its place when it %s', async (_, entries, chart) => {
    const pdf = await report('chart-missing', inputOf(entries, { chart }));
    expect(partsOf(pdf.root, 'Figure')).toEqual([]);
    expect(texts(pdf, 'P')).toContain(CHART_UNAVAILABLE);
    expect(CHART_UNAVAILABLE).toBe('Chart visualization unavailable in this PDF');
    expect(partsOf(pdf.root, 'TR')).toHaveLength(entries.length + 1);
  });

  it('is not mentioned where there is one', async () => {
    const pdf = await report('visionary', inputOf(RESULTS.visionary));
    expect(pdf.root.text).not.toContain('unavailable');
  });
});

it('says on every page that the facts are samples, as long as they are', async () => {
  const input = inputOf(RESULTS.refiner, { practice: { ...practice, sample: true } });
  const pdf = await report('sample', input);
  for (const text of pdf.artifactTexts) expect(text).toContain('Preview: sample content');
});

it('gives the same file for the same result', async () => {
  const input = inputOf(RESULTS.refiner);
  expect(await drawReport(input, fonts)).toEqual(await drawReport(input, fonts));
});

it('refuses a result without areas', async () => {
  const input = { ...inputOf(RESULTS.refiner), entries: [] };
  await expect(drawReport(input, fonts)).rejects.toThrow(/at least one area/);
});
