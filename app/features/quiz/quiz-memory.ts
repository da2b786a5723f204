import type { LayerPath } from '../../ui/history-layers.ts';
import type { Sent } from '../call-request/request-dialog.tsx';
import { INITIAL_QUIZ, stepOf, type QuizState } from './quiz-state.ts';

/**
 * The quiz as the visitor left it, in the memory of this page and nowhere else: whoever follows a link finds it again, over any page. Names of
 * history's layers carry the run, so that entries of a quiz that was closed lead nowhere.
 */
let run = 1;
let kept: QuizState = INITIAL_QUIZ;
/** The request that was sent from the results: Back and Forward within the quiz keep it. */
let sent: Sent | undefined;
/** The run that has been counted as completed. */
let completedRun = 0;
let showPlace: ((place: number) => void) | null = null;
/** Who shows the answers elsewhere on the page. */
const listeners = new Set<() => void>();

/** As it was left, results too; `INITIAL_QUIZ` where none was begun or it was closed. What a quiz that is opened anew goes on with: `quizUnderWay`. */
export function recallQuiz(): QuizState {
  return kept;
}

/** Takes the place of what was kept, and tells who listens at once (`hearQuiz`). A quiz that is on the screen does not move by it. */
export function keepQuiz(state: QuizState): void {
  kept = state;
  for (const listener of listeners) listener();
}

/**
 * Says when what is kept may be another.
 *
 * @returns ends it
 */
export function hearQuiz(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closed or finished: the answers are gone, and so is what Back and Forward would lead to. */
export function forgetQuiz(): void {
  run += 1;
  sent = undefined;
  keepQuiz(INITIAL_QUIZ);
}

/** Undefined until a request was sent from the results that are on the screen, and again once the quiz has left it. */
export function recallSent(): Sent | undefined {
  return sent;
}

/** Keeps what was sent for as long as the quiz is on the screen; undefined forgets it. */
export function keepSent(next: Sent | undefined): void {
  sent = next;
}

/** What a quiz that is opened anew would go on with: nothing of one that came to its results and was left by a link, since that one is over. */
export function quizUnderWay(): QuizState {
  return stepOf(kept).kind === 'results' ? INITIAL_QUIZ : kept;
}

/**
 * For who opens the quiz rather than going back to it: one that came to its results is over (product 6.3), and forgotten now. Until then Back leads
 * to its results. A quiz that is on the screen goes on.
 */
export function beginQuiz(): void {
  if (showPlace === null && stepOf(kept).kind === 'results') forgetQuiz();
}

/** Whether this is the first time that this run of the quiz has come to its results: Back and Forward may show them again. */
export function isFirstCompletion(): boolean {
  if (completedRun === run) return false;
  completedRun = run;
  return true;
}

/**
 * The names of the quiz's entries in the history: the dialog, where it is one, and a screen each after the intro.
 *
 * @param place how many screens lie behind the visitor
 */
export function quizLayers(place: number, isDialog: boolean): string[] {
  const screens = Array.from({ length: place }, (_, index) => screenName(index + 1));
  return isDialog ? [dialogName(), ...screens] : screens;
}

/** Says that a quiz is on the screen, which then shows what the visitor comes back to; the answer takes it back, and forgets what was sent. */
export function followQuiz(show: (place: number) => void): () => void {
  showPlace = show;
  return () => {
    if (showPlace !== show) return;
    showPlace = null;
    sent = undefined;
  };
}

/**
 * Goes to the screen that the visitor came back to.
 *
 * @returns where the quiz belongs; null where these are no layers of it, or of one that was closed
 */
export function returnToQuiz(path: LayerPath): 'dialog' | 'page' | null {
  const isDialog = path[0] === dialogName();
  const place = isDialog ? path.length - 1 : path.length;
  if (path.join('\n') !== quizLayers(place, isDialog).join('\n')) return null;
  keepQuiz({ ...kept, place });
  showPlace?.(place);
  return isDialog ? 'dialog' : 'page';
}

const dialogName = () => `quiz ${run}`;
const screenName = (number: number) => `quiz ${run} screen ${number}`;
