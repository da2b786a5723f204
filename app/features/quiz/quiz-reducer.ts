import type { Question } from '../../../domain/content/quiz-questions.ts';
import { noneIndexOf } from '../../../domain/quiz/questions.ts';
import { toggleOption } from '../../../domain/quiz/toggle-option.ts';
import { INITIAL_QUIZ, stepOf, type QuizState } from './quiz-state.ts';

export type QuizAction =
  /** To the first question, or, where that was answered on the page, to the second. */
  | { readonly type: 'start'; readonly place?: 1 | 2 }
  | { readonly type: 'start-again' }
  | { readonly type: 'toggle'; readonly question: Question; readonly option: number }
  | { readonly type: 'next'; readonly questionCount: number }
  | { readonly type: 'show'; readonly place: number }
  | { readonly type: 'reset' };

/**
 * The quiz's transitions: apart from its state, which every page knows. Its own buttons lead forward only; `show` follows the browser's Back and Forward, with the answers kept. Closing or
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
