import type { Dispatch } from 'react';
import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import type { LoadReportWords, QuizContent } from './quiz-content.ts';
import { keepSent } from './quiz-memory.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResults } from './quiz-results.tsx';
import { QuizStep } from './quiz-step.tsx';
import type { QuizAction } from './quiz-reducer.ts';
import { stepOf, type QuizState } from './quiz-state.ts';

interface QuizFlowProps {
  quiz: QuizContent;
  state: QuizState;
  practice: ShownPractice;
  loadReportWords: LoadReportWords;
  dispatch: Dispatch<QuizAction>;
  onClose: () => void;
  /** Whether the quiz stands on its own page, where its bar closes it. */
  isOnPage: boolean;
}

/** Everything after the intro: the questions one by one, then the results. */
export function QuizFlow(props: QuizFlowProps) {
  const { quiz, state, practice, loadReportWords, dispatch, onClose, isOnPage } = props;
  const { answers } = state;
  const step = stepOf(state);
  const question = step.kind === 'question' ? quiz.questions[step.index] : undefined;
  if (step.kind === 'question' && question) {
    const { length: count } = quiz.questions;
    const number = step.index + 1;
    return (
      <QuizStep
        words={quiz.words}
        number={number}
        count={count}
        onClose={isOnPage ? onClose : undefined}
      >
        <QuizQuestion
          key={question.id}
          question={question}
          words={quiz.words}
          number={number}
          count={count}
          selected={answers[question.id] ?? []}
          onToggle={(option) => dispatch({ type: 'toggle', question, option })}
          onNext={() => dispatch({ type: 'next', questionCount: count })}
        />
      </QuizStep>
    );
  }
  return (
    <QuizResults
      quiz={quiz}
      answers={answers}
      practice={practice}
      loadReportWords={loadReportWords}
      onClose={onClose}
      isOnPage={isOnPage}
      onChange={() => dispatch({ type: 'show', place: 1 })}
      onStartAgain={() => {
        keepSent(undefined);
        dispatch({ type: 'start-again' });
      }}
    />
  );
}
