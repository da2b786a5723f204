import { describe, expect, it } from 'vitest';
import { EXAMPLE_QUESTIONS } from '../../../domain/quiz/example-questions.ts';
import { INITIAL_QUIZ, quizReducer, type QuizAction } from './quiz-state.ts';

const [first] = EXAMPLE_QUESTIONS;
if (!first) throw new Error('the example has questions');
const questionCount = EXAMPLE_QUESTIONS.length;
const run = (actions: readonly QuizAction[]) => actions.reduce(quizReducer, INITIAL_QUIZ);
const next: QuizAction = { type: 'next', questionCount };

describe('quizReducer', () => {
  it('goes from the intro through every question to the results', () => {
    const kinds = [[], [next], [next, next], [next, next, next]].map(
      (steps) => run([{ type: 'start' }, ...steps]).step,
    );
    expect(kinds).toEqual([
      { kind: 'question', index: 0 },
      { kind: 'question', index: 1 },
      { kind: 'question', index: 2 },
      { kind: 'results' },
    ]);
  });

  it('does not need an answer to go on', () => {
    expect(run([{ type: 'start' }, next]).answers).toEqual({});
  });

  it('keeps answers by question', () => {
    const toggle = (option: number): QuizAction => ({ type: 'toggle', question: first, option });
    expect(run([{ type: 'start' }, toggle(1), toggle(0)]).answers).toEqual({ Q1: [0, 1] });
    expect(run([{ type: 'start' }, toggle(1), toggle(4)]).answers).toEqual({ Q1: [4] });
  });

  it('forgets everything when it is reset', () => {
    const toggle: QuizAction = { type: 'toggle', question: first, option: 0 };
    expect(run([{ type: 'start' }, toggle, next, { type: 'reset' }])).toEqual(INITIAL_QUIZ);
  });

  it('stays at the results', () => {
    const all = [{ type: 'start' } as const, next, next, next, next];
    expect(run(all).step).toEqual({ kind: 'results' });
  });
});
