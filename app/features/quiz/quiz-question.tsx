import type { Question } from '../../../domain/content/quiz-questions.ts';
import { QuestionOptions } from './question-options.tsx';
import { QuestionText } from './question-text.tsx';
import type { QuizWords } from './quiz-content.ts';

interface QuizQuestionProps {
  question: Question;
  words: QuizWords;
  /** 1 for the first. */
  number: number;
  count: number;
  selected: readonly number[];
  onToggle: (option: number) => void;
  onNext: () => void;
}

/** One question: choose as many as fit, or none of them, or go on without choosing. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, words, number, count, selected, onToggle, onNext } = props;
  const isLast = number === count;
  return (
    <div className="quiz-card">
      <QuestionOptions question={question} words={words} selected={selected} onToggle={onToggle}>
        <legend tabIndex={-1} data-quiz-heading>
          <QuestionText text={question.text} />
        </legend>
      </QuestionOptions>
      <div className="quiz-onward">
        <p>
          {words.multiSelectHint}.
          {number > 1 ? <span className="quiz-back-hint"> {words.backHint}</span> : null}
        </p>
        <button
          className="button"
          type="button"
          onClick={(event) => {
            // The second click of a double one would pass over a question unseen.
            if (event.detail <= 1) onNext();
          }}
        >
          {isLast ? words.viewResultsLabel : words.nextLabel}
        </button>
      </div>
    </div>
  );
}
