import type { ReactNode } from 'react';
import { QuestionDrawing } from './question-drawing.tsx';
import { QuizBar } from './quiz-bar.tsx';
import type { QuizWords } from './quiz-content.ts';

interface QuizStepProps {
  words: QuizWords;
  /** 1 for the first. */
  number: number;
  count: number;
  /** On the quiz's own page. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A question on the whole screen: the bar, what the question is about as a drawing, and the arch that the questions change in. */
export function QuizStep({ words, number, count, onClose, children }: QuizStepProps) {
  return (
    <div className="quiz-step">
      <QuizBar onClose={onClose} closeLabel={words.results.closeLabel}>
        <div className="quiz-progress">
          <p>
            Question {number} of {count}
          </p>
          <progress max={count} value={number} aria-label="Progress through the quiz" />
        </div>
      </QuizBar>
      <div className="wrap quiz-step-inner">
        <div className="quiz-aside" aria-hidden="true">
          <QuestionDrawing key={number} number={number} />
          <p className="quiz-subject" key={`subject ${number}`}>
            <span>{number}</span>
            <em>{words.subjects[number - 1]}</em>
          </p>
        </div>
        <div className="quiz-arch">{children}</div>
      </div>
    </div>
  );
}
