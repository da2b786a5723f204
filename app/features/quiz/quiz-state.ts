import type { Answers } from '../../../domain/quiz/questions.ts';

/** Where a visitor is in the quiz (product 6.3): intro, a question by its place, or the results. */
type QuizStep =
  | { readonly kind: 'intro' }
  | { readonly kind: 'question'; readonly index: number }
  | { readonly kind: 'results' };

/** Held in memory only, until the quiz or the page is closed. */
export interface QuizState {
  /** How many screens lie behind the visitor: 0 at the intro, 1 at the first question. */
  readonly place: number;
  readonly answers: Answers;
  /** Known as soon as the visitor has gone on from a question. */
  readonly questionCount: number | null;
}

export const INITIAL_QUIZ: QuizState = { place: 0, answers: {}, questionCount: null };

/** Past the last question come the results. As long as their number is not known, each place after the intro is a question; `index` counts from 0. */
export function stepOf({ place, questionCount }: QuizState): QuizStep {
  if (place === 0) return { kind: 'intro' };
  const isOver = questionCount !== null && place > questionCount;
  return isOver ? { kind: 'results' } : { kind: 'question', index: place - 1 };
}
