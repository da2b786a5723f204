import { useState, type RefObject } from 'react';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import type { Answers } from '../../../domain/quiz/questions.ts';
import { localDateOf } from '../../../domain/quiz/report-variant.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { showToast } from '../../ui/toasts.ts';
import { downloadReport, reportFile } from '../quiz-report/download-report.ts';
import { fillPromise } from '../quiz-report/promise-in-words.ts';
import type { ReportInput } from '../quiz-report/report-input.ts';
import type { LoadReportWords, QuizContent } from './quiz-content.ts';
import { describedForReport } from './described/described-for-report.ts';
import type { DrawnDescription } from './described/drawn-description.ts';
import type { DescribedParts } from './described/fetch-described.ts';
import { summaryParagraphs } from './summary-paragraphs.ts';

export interface ReportActionsProps {
  quiz: QuizContent;
  entries: readonly ResultEntry[];
  personaKey: PersonaKey;
  practice: ShownPractice;
  answers: Answers;
  describedParts: DescribedParts | undefined;
  /** What is drawn of the answers, where anything is. */
  drawing: RefObject<DrawnDescription | null>;
  loadReportWords: LoadReportWords;
}

type State = 'ready' | 'preparing' | 'failed' | 'made' | 'not-shared';

/** The report as a download, and to the device's share sheet where it takes files. Its code comes when it is asked for. */
export function ReportActions(props: ReportActionsProps) {
  const [state, setState] = useState<State>('ready');
  /** Kept for another press: browsers open the share sheet only within seconds of one. */
  const [made, setMade] = useState<File>();
  const words = props.quiz.words.share;

  async function attempt(act: () => Promise<State>) {
    if (state === 'preparing') return;
    setState('preparing');
    try {
      setState(await act());
    } catch {
      setState('failed');
    }
  }

  async function download(): Promise<State> {
    await downloadReport(await reportInput(props));
    showToast({ title: words.downloadedNotice });
    return 'ready';
  }

  async function share(): Promise<State> {
    // Nothing is waited for where it is made: the press still counts.
    const file = made ?? (await reportFile(await reportInput(props)));
    setMade(file);
    const outcome = await openShareSheet(file);
    return made && outcome === 'made' ? 'not-shared' : outcome;
  }

  return (
    <>
      {state === 'failed' || state === 'not-shared' ? (
        <p className="form-failure" role="alert">
          {state === 'failed' ? words.failedNotice : words.shareFailedNotice}
        </p>
      ) : null}
      {state === 'made' ? <p role="alert">{words.shareReadyNotice}</p> : null}
      <p className="action-row">
        <button
          className="button"
          type="button"
          aria-disabled={state === 'preparing'}
          onClick={() => void attempt(download)}
        >
          {state === 'preparing' ? words.preparingLabel : words.downloadLabel}
        </button>
        {canShareFiles() ? (
          <button className="quiet-button" type="button" onClick={() => void attempt(share)}>
            {words.deviceLabel}
          </button>
        ) : null}
      </p>
    </>
  );
}

async function reportInput({
  quiz,
  entries,
  personaKey,
  practice,
  answers,
  describedParts,
  drawing,
  loadReportWords,
}: ReportActionsProps): Promise<ReportInput> {
  const { default: words } = await loadReportWords();
  return {
    entries,
    chart: entries,
    described: await describedForReport(quiz.questions, answers, describedParts, drawing.current),
    persona: quiz.personas[personaKey],
    summary: summaryParagraphs(entries, quiz.summaries),
    areas: quiz.areas,
    headings: quiz.words.results,
    words: fillPromise(words, openingHoursOf(practice), new Date()),
    practice,
    localDate: localDateOf(new Date()),
  };
}

/** Opens the share sheet. 'made' where the browser wants a press for it: the last one is too long ago. */
async function openShareSheet(file: File): Promise<State> {
  try {
    await navigator.share({ files: [file] });
    return 'ready';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // The visitor closed the sheet: their choice, no failure.
    if (name === 'AbortError') return 'ready';
    return name === 'NotAllowedError' ? 'made' : 'not-shared';
  }
}

function canShareFiles(): boolean {
  const sample = new File([], 'report.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}
