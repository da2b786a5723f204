import { noneIndexOf, type Answers, type Question } from '../../../domain/quiz/questions.ts';
import { toggleOption } from '../../../domain/quiz/toggle-option.ts';

/** Where a visitor is in the quiz (product 6.3): intro, a question by its place, or the results. */
type QuizStep =
  | { readonly kind: 'intro' }
  | { readonly kind: 'question'; readonly index: number }
  | { readonly kind: 'results' };

/** Held in memory only, as long as the quiz is open. */
export interface QuizState {
  readonly step: QuizStep;
  readonly answers: Answers;
}

export type QuizAction =
  | { readonly type: 'start' }
  | { readonly type: 'toggle'; readonly question: Question; readonly option: number }
  | { readonly type: 'next'; readonly questionCount: number }
  | { readonly type: 'reset' };

export const INITIAL_QUIZ: QuizState = { step: { kind: 'intro' }, answers: {} };

/** The quiz's transitions: forward only; closing or finishing returns to the intro with the answers cleared. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'start':
      return { step: { kind: 'question', index: 0 }, answers: {} };
    case 'toggle': {
      const { question, option } = action;
      const selected = state.answers[question.id] ?? [];
      const next = toggleOption(selected, option, noneIndexOf(question));
      return { ...state, answers: { ...state.answers, [question.id]: next } };
    }
    case 'next': {
      if (state.step.kind !== 'question') return state;
      const index = state.step.index + 1;
      const isOver = index >= action.questionCount;
      return { ...state, step: isOver ? { kind: 'results' } : { kind: 'question', index } };
    }
    case 'reset':
      return INITIAL_QUIZ;
  }
}
