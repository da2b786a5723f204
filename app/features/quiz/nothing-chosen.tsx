import type { QuizContent } from './quiz-content.ts';
import { NextStepLink } from './ways-on.tsx';

interface NothingChosenProps {
  quiz: QuizContent;
  onStartAgain: () => void;
  onClose: () => void;
}

/** The end for those who passed every question over (product 6.5). */
export function NothingChosen({ quiz, onStartAgain, onClose }: NothingChosenProps) {
  const { heading, text } = quiz.summaries.nothingChosen;
  const words = quiz.words.results;
  return (
    <div className="quiz-card">
      <h2 tabIndex={-1} data-quiz-heading>
        {heading}
      </h2>
      <p className="lede">{text}</p>
      <p className="action-row">
        <button className="button" type="button" onClick={onStartAgain}>
          {words.startAgainLabel}
        </button>
        <NextStepLink className="quiet-link" label={words.nextStepLabel} />
        <button className="quiet-link" type="button" onClick={onClose}>
          {words.closeLabel}
        </button>
      </p>
    </div>
  );
}
