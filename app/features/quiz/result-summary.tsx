import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { SummaryTexts } from './quiz-content.ts';
import { summaryParagraphs } from './summary-paragraphs.ts';

interface ResultSummaryProps {
  entries: readonly ResultEntry[];
  summaries: SummaryTexts;
}

/** The personalised summary, the follow-up where there is a second area, and the closing words. */
export function ResultSummary({ entries, summaries }: ResultSummaryProps) {
  return (
    <div className="prose result-summary">
      {summaryParagraphs(entries, summaries).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
