import { Suspense, useEffect, useReducer, useRef, useTransition } from 'react';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { QUIZ_PATH } from '../../ui/form-paths.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';
import { PartLoading } from '../../ui/part-loading.tsx';
import type { LazyQuizFlow } from './lazy-quiz-flow.tsx';
import type { QuizWords } from './quiz-content.ts';
import { QuizIntro } from './quiz-intro.tsx';
import { INITIAL_QUIZ, quizReducer } from './quiz-state.ts';

/** The focus moves to a new screen's heading after this long (product 6.3). */
const FOCUS_DELAY_MS = 50;

interface QuizProps {
  words: QuizWords;
  /** What follows the intro: made once by `lazyQuizFlow`. */
  Flow: LazyQuizFlow;
  practice: Practice;
  /** Whether the intro takes the focus when it appears: in a dialog, not on a page. */
  takesFocus?: boolean;
  /** Called when the visitor closes the results; without it the quiz returns to its intro. */
  onClose?: () => void;
}

/** Smile Discovery: intro, ten questions, results. The answers live in this component and nowhere else. */
export function Quiz({ words, Flow, practice, takesFocus = false, onClose }: QuizProps) {
  const [state, dispatch] = useReducer(quizReducer, INITIAL_QUIZ);
  const [isStarting, startTransition] = useTransition();
  const ref = useRef<HTMLElement>(null);
  const isFirstScreen = useRef(!takesFocus);
  const { step } = state;
  const screen = step.kind === 'question' ? step.index : step.kind;
  useEffect(() => {
    if (isFirstScreen.current) {
      isFirstScreen.current = false;
      return undefined;
    }
    const timer = setTimeout(() => bringToHeading(ref.current), FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [screen]);

  return (
    <section className="quiz" ref={ref} aria-label="Smile Discovery quiz">
      <PartBoundary
        renderFallback={(retry) => (
          <PartFailure href={QUIZ_PATH} phone={practice.phone} onRetry={retry} onClose={onClose} />
        )}
      >
        {/* Around the intro too: then the intro stays until what follows is there. */}
        <Suspense fallback={<PartLoading />}>
          {step.kind === 'intro' ? (
            <QuizIntro
              words={words}
              isStarting={isStarting}
              onStart={() => startTransition(() => dispatch({ type: 'start' }))}
            />
          ) : (
            <Flow
              state={state}
              practice={practice}
              dispatch={dispatch}
              onClose={onClose ?? (() => dispatch({ type: 'reset' }))}
            />
          )}
        </Suspense>
      </PartBoundary>
    </section>
  );
}

/** Focus for the keyboard, and the screen's beginning for the eye. */
function bringToHeading(quiz: HTMLElement | null): void {
  const heading = quiz?.querySelector<HTMLElement>('[data-quiz-heading]');
  heading?.focus({ preventScroll: true });
  // Results begin at their beginning; a long question leaves the next one's heading above the window.
  const top = heading?.getBoundingClientRect().top ?? 0;
  const isOutOfView = top < 0 || top > window.innerHeight / 2;
  if (isOutOfView || heading?.closest('.quiz-results')) quiz?.scrollIntoView({ block: 'start' });
}
