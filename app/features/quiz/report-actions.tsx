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

/** The report as a download, and to the device's share sheet where it takes files. Its code comes when it is asked for. */
export function ReportActions(props: ReportActionsProps) {
  const [state, setState] = useState<'ready' | 'preparing' | 'failed'>('ready');
  const words = props.quiz.words.share;

  async function make(deliver: (input: ReportInput) => Promise<void>) {
    if (state === 'preparing') return;
    setState('preparing');
    try {
      await deliver(await reportInput(props));
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      {state === 'failed' ? (
        <p className="form-failure" role="alert">
          {words.failedNotice}
        </p>
      ) : null}
      <p className="action-row">
        <button
          className="button"
          type="button"
          aria-disabled={state === 'preparing'}
          onClick={() =>
            void make(async (input) => {
              await downloadReport(input);
              showToast({ title: words.downloadedNotice });
            })
          }
        >
          {state === 'preparing' ? words.preparingLabel : words.downloadLabel}
        </button>
        {canShareFiles() ? (
          <button className="quiet-button" type="button" onClick={() => void make(shareReport)}>
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

async function shareReport(input: ReportInput): Promise<void> {
  const file = await reportFile(input);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The visitor closed the sheet: their choice, no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function canShareFiles(): boolean {
  const sample = new File([], 'report.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}
