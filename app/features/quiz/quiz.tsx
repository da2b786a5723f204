import { useEffect, useReducer, useRef } from 'react';
import { INITIAL_QUIZ, quizReducer } from './quiz-state.ts';
import type { QuizContent } from './quiz-content.ts';
import { QuizIntro } from './quiz-intro.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResults } from './quiz-results.tsx';

/** The focus moves to a new screen's heading after this long (specification, section 4). */
const FOCUS_DELAY_MS = 50;

interface QuizProps {
  quiz: QuizContent;
  phone: string;
}

/** Smile Discovery: intro, ten questions, results. The answers live in this component and nowhere else. */
export function Quiz({ quiz, phone }: QuizProps) {
  const [{ step, answers }, dispatch] = useReducer(quizReducer, INITIAL_QUIZ);
  const ref = useRef<HTMLElement>(null);
  const isFirstScreen = useRef(true);
  const screen = step.kind === 'question' ? step.index : step.kind;
  const { questions, words } = quiz;
  const question = step.kind === 'question' ? questions[step.index] : undefined;

  useEffect(() => {
    if (isFirstScreen.current) {
      isFirstScreen.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      const heading = ref.current?.querySelector<HTMLElement>('[data-quiz-heading]');
      heading?.focus({ preventScroll: true });
      // A long question leaves the next one's heading above the window.
      const top = heading?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > window.innerHeight / 2) ref.current?.scrollIntoView({ block: 'start' });
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [screen]);

  return (
    <section className="quiz" ref={ref} aria-label="Smile Discovery quiz">
      {step.kind === 'intro' ? (
        <QuizIntro words={words} onStart={() => dispatch({ type: 'start' })} />
      ) : null}
      {step.kind === 'question' && question ? (
        <QuizQuestion
          key={question.id}
          question={question}
          words={words}
          number={step.index + 1}
          count={questions.length}
          selected={answers[question.id] ?? []}
          onToggle={(option) => dispatch({ type: 'toggle', question, option })}
          onNext={() => dispatch({ type: 'next', questionCount: questions.length })}
        />
      ) : null}
      {step.kind === 'results' ? (
        <QuizResults
          quiz={quiz}
          answers={answers}
          phone={phone}
          onClose={() => dispatch({ type: 'reset' })}
          onStartAgain={() => dispatch({ type: 'start' })}
        />
      ) : null}
    </section>
  );
}
