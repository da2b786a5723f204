import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useTransition,
  type ComponentType,
} from 'react';
import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import { QUIZ_PATH } from '../../site/form-paths.ts';
import { isAtLayer } from '../../ui/history-layers.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { PartFailure } from '../../site/part-failure.tsx';
import { PartLoading } from '../../ui/part-loading.tsx';
import type { LazyQuizFlow } from './lazy-quiz-flow.tsx';
import type { QuizWords } from './quiz-content.ts';
import type { QuizIntroProps } from './quiz-intro-props.ts';
import { QuizIntro } from './quiz-intro.tsx';
import { leaveQuiz } from './leave-quiz.ts';
import { beginQuiz, keepQuiz, recallQuiz } from './quiz-memory.ts';
import { quizReducer } from './quiz-reducer.ts';
import { stepOf } from './quiz-state.ts';
import { useEscapeToClose } from './use-escape-to-close.ts';
import { useQuizHistory } from './use-quiz-history.ts';

/** The focus moves to a new screen's heading after this long (product 6.3). */
const FOCUS_DELAY_MS = 50;

interface QuizProps {
  words: QuizWords;
  /** What follows the intro: made once by `lazyQuizFlow`. */
  Flow: LazyQuizFlow;
  practice: ShownPractice;
  /** What stands before the first question; on its own page the quiz has more to say than in a dialog. */
  Intro?: ComponentType<QuizIntroProps>;
  /** Whether the intro takes the focus when it appears: in a dialog, not on a page. */
  takesFocus?: boolean;
  /** Called when the visitor closes the results; without it the quiz returns to its intro. */
  onClose?: () => void;
  /** In a dialog: called when the visitor goes back from the intro. */
  onBackOut?: () => void;
}

/** Smile Discovery: intro, ten questions, results. The answers live in memory and nowhere else. */
export function Quiz(props: QuizProps) {
  const {
    words,
    Flow,
    practice,
    Intro = QuizIntro,
    takesFocus = false,
    onClose,
    onBackOut,
  } = props;
  const [state, dispatch] = useReducer(quizReducer, null, () => {
    // Its own page, by a link: opened anew. Where the entry is a screen of the quiz, the visitor came back. No history is asked on the server.
    const isOver = stepOf(recallQuiz()).kind === 'results';
    if (!onBackOut && isOver && !isAtLayer()) beginQuiz();
    return recallQuiz();
  });
  useLayoutEffect(() => keepQuiz(state), [state]);
  useQuizHistory(state.place, dispatch, onBackOut);
  const [isStarting, startTransition] = useTransition();
  const ref = useRef<HTMLElement>(null);
  const isFirstScreen = useRef(!takesFocus);
  const step = stepOf(state);
  const reset = () => {
    leaveQuiz(words);
    dispatch({ type: 'reset' });
  };
  // In a dialog, Escape is the dialog's.
  useEscapeToClose(!onClose && step.kind !== 'intro', reset);
  // With the screen itself: a moment later it would be seen to jump. A page that is opened has a place of its own.
  useLayoutEffect(() => {
    const box = ref.current?.closest('.dialog-body');
    if (box) box.scrollTo(0, 0);
    else if (!isFirstScreen.current) window.scrollTo(0, 0);
  }, [state.place]);
  useEffect(() => {
    if (isFirstScreen.current) {
      isFirstScreen.current = false;
      return undefined;
    }
    const focused = document.activeElement;
    const timer = setTimeout(() => {
      if (!hasMovedOn(ref.current, focused)) focusHeading(ref.current);
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.place]);

  return (
    <section className="quiz" ref={ref} aria-label="Smile Discovery quiz">
      <PartBoundary
        shows={step.kind}
        renderFallback={(retry) => (
          <PartFailure href={QUIZ_PATH} phone={practice.phone} onRetry={retry} onClose={onClose} />
        )}
      >
        {/* Around the intro too: then the intro stays until what follows is there. */}
        <Suspense fallback={<PartLoading />}>
          {step.kind === 'intro' ? (
            <Intro
              words={words}
              answers={state.answers}
              isStarting={isStarting}
              onStart={(place = 1) => startTransition(() => dispatch({ type: 'start', place }))}
              onToggle={(question, option) => dispatch({ type: 'toggle', question, option })}
            />
          ) : (
            <Flow
              state={state}
              practice={practice}
              dispatch={dispatch}
              onClose={onClose ?? reset}
              isOnPage={!onClose}
            />
          )}
        </Suspense>
      </PartBoundary>
    </section>
  );
}

/** Whether the visitor has gone on within the new screen since `focused` had the focus: what they reached is not taken from them. */
function hasMovedOn(quiz: HTMLElement | null, focused: Element | null): boolean {
  const now = document.activeElement;
  return now !== focused && Boolean(quiz?.contains(now));
}

/** Focus for the keyboard. The screen has begun at its top: scrolling to the heading would move what stands above it away. */
function focusHeading(quiz: HTMLElement | null): void {
  quiz?.querySelector<HTMLElement>('[data-quiz-heading]')?.focus({ preventScroll: true });
}
