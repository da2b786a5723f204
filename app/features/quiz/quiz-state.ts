import type { Question } from '../../../domain/content/quiz-questions.ts';
import { noneIndexOf, type Answers } from '../../../domain/quiz/questions.ts';
import { toggleOption } from '../../../domain/quiz/toggle-option.ts';

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

export type QuizAction =
  /** To the first question, or, where that was answered on the page, to the second. */
  | { readonly type: 'start'; readonly place?: 1 | 2 }
  | { readonly type: 'start-again' }
  | { readonly type: 'toggle'; readonly question: Question; readonly option: number }
  | { readonly type: 'next'; readonly questionCount: number }
  | { readonly type: 'show'; readonly place: number }
  | { readonly type: 'reset' };

export const INITIAL_QUIZ: QuizState = { place: 0, answers: {}, questionCount: null };

export function stepOf({ place, questionCount }: QuizState): QuizStep {
  if (place === 0) return { kind: 'intro' };
  const isOver = questionCount !== null && place > questionCount;
  return isOver ? { kind: 'results' } : { kind: 'question', index: place - 1 };
}

/**
 * The quiz's transitions. Its own buttons lead forward only; `show` follows the browser's Back and Forward, with the answers kept. Closing or
 * finishing returns to the intro with the answers cleared.
 */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'start':
      return { ...state, place: action.place ?? 1 };
    case 'start-again':
      return { ...INITIAL_QUIZ, place: 1 };
    case 'toggle': {
      const { question, option } = action;
      const selected = state.answers[question.id] ?? [];
      const next = toggleOption(selected, option, noneIndexOf(question));
      return { ...state, answers: { ...state.answers, [question.id]: next } };
    }
    case 'next': {
      if (stepOf(state).kind !== 'question') return state;
      return { ...state, place: state.place + 1, questionCount: action.questionCount };
    }
    case 'show':
      return { ...state, place: action.place };
    case 'reset':
      return INITIAL_QUIZ;
  }
}
