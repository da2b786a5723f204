import type { Dispatch } from 'react';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import type { LoadReportWords, QuizContent } from './quiz-content.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResults } from './quiz-results.tsx';
import { stepOf, type QuizAction, type QuizState } from './quiz-state.ts';

interface QuizFlowProps {
  quiz: QuizContent;
  state: QuizState;
  practice: Practice;
  loadReportWords: LoadReportWords;
  dispatch: Dispatch<QuizAction>;
  onClose: () => void;
}

/** Everything after the intro: the questions one by one, then the results. */
export function QuizFlow(props: QuizFlowProps) {
  const { quiz, state, practice, loadReportWords, dispatch, onClose } = props;
  const { answers } = state;
  const step = stepOf(state);
  const question = step.kind === 'question' ? quiz.questions[step.index] : undefined;
  if (step.kind === 'question' && question) {
    return (
      <QuizQuestion
        key={question.id}
        question={question}
        words={quiz.words}
        number={step.index + 1}
        count={quiz.questions.length}
        selected={answers[question.id] ?? []}
        onToggle={(option) => dispatch({ type: 'toggle', question, option })}
        onNext={() => dispatch({ type: 'next', questionCount: quiz.questions.length })}
      />
    );
  }
  return (
    <QuizResults
      quiz={quiz}
      answers={answers}
      practice={practice}
      loadReportWords={loadReportWords}
      onClose={onClose}
      onStartAgain={() => dispatch({ type: 'start-again' })}
    />
  );
}
