import { Suspense, useEffect, useLayoutEffect, useReducer, useRef, useTransition } from 'react';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { QUIZ_PATH } from '../../site/form-paths.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { PartFailure } from '../../site/part-failure.tsx';
import { PartLoading } from '../../ui/part-loading.tsx';
import type { LazyQuizFlow } from './lazy-quiz-flow.tsx';
import type { QuizWords } from './quiz-content.ts';
import { QuizIntro } from './quiz-intro.tsx';
import { forgetQuiz, keepQuiz, recallQuiz } from './quiz-memory.ts';
import { quizReducer, stepOf } from './quiz-state.ts';
import { useQuizHistory } from './use-quiz-history.ts';

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
  /** In a dialog: called when the visitor goes back from the intro. */
  onBackOut?: () => void;
}

/** Smile Discovery: intro, ten questions, results. The answers live in memory and nowhere else. */
export function Quiz(props: QuizProps) {
  const { words, Flow, practice, takesFocus = false, onClose, onBackOut } = props;
  const [state, dispatch] = useReducer(quizReducer, null, recallQuiz);
  useLayoutEffect(() => keepQuiz(state), [state]);
  useQuizHistory(state.place, dispatch, onBackOut);
  const [isStarting, startTransition] = useTransition();
  const ref = useRef<HTMLElement>(null);
  const isFirstScreen = useRef(!takesFocus);
  const step = stepOf(state);
  const reset = () => {
    forgetQuiz();
    dispatch({ type: 'reset' });
  };
  // With the screen itself: a moment later it would be seen to jump.
  useLayoutEffect(() => {
    ref.current?.closest('.dialog-body')?.scrollTo(0, 0);
  }, [state.place]);
  useEffect(() => {
    if (isFirstScreen.current) {
      isFirstScreen.current = false;
      return undefined;
    }
    const timer = setTimeout(() => bringToHeading(ref.current), FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.place]);

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
              onClose={onClose ?? reset}
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
  if (!quiz || !heading) return;
  heading.focus({ preventScroll: true });
  // There it has begun at its top already: `scrollIntoView` would move the dialog too, and its Close away.
  if (quiz.closest('.dialog-body')) return;
  // Results begin at their beginning; a long question leaves the next one's heading above the window.
  const { top } = heading.getBoundingClientRect();
  const isOutOfView = top < 0 || top > window.innerHeight / 2;
  if (isOutOfView || heading.closest('.quiz-results')) quiz.scrollIntoView({ block: 'start' });
}
