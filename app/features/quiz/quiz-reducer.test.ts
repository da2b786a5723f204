import { describe, expect, it } from 'vitest';
import { EXAMPLE_QUESTIONS } from '../../../domain/quiz/example-questions.ts';
import { quizReducer, type QuizAction } from './quiz-reducer.ts';
import { INITIAL_QUIZ, stepOf } from './quiz-state.ts';

const [first] = EXAMPLE_QUESTIONS;
if (!first) throw new Error('the example has questions');
const questionCount = EXAMPLE_QUESTIONS.length;
const run = (actions: readonly QuizAction[]) => actions.reduce(quizReducer, INITIAL_QUIZ);
const next: QuizAction = { type: 'next', questionCount };

describe('quizReducer', () => {
  it('goes from the intro through every question to the results', () => {
    const kinds = [[], [next], [next, next], [next, next, next]].map((steps) =>
      stepOf(run([{ type: 'start' }, ...steps])),
    );
    expect(kinds).toEqual([
      { kind: 'question', index: 0 },
      { kind: 'question', index: 1 },
      { kind: 'question', index: 2 },
      { kind: 'results' },
    ]);
  });

  it('begins with the second question where the first was answered before, which Back shows', () => {
    const toggle: QuizAction = { type: 'toggle', question: first, option: 1 };
    const begun = run([toggle, { type: 'start', place: 2 }]);
    expect([stepOf(begun), begun.answers]).toEqual([{ kind: 'question', index: 1 }, { Q1: [1] }]);
    const back = quizReducer(begun, { type: 'show', place: 1 });
    expect([stepOf(back), back.answers]).toEqual([{ kind: 'question', index: 0 }, { Q1: [1] }]);
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

  it('shows an earlier screen and a later one with the answers kept', () => {
    const toggle: QuizAction = { type: 'toggle', question: first, option: 0 };
    const back = quizReducer(run([{ type: 'start' }, toggle, next, next, next]), {
      type: 'show',
      place: 1,
    });
    expect([stepOf(back), back.answers]).toEqual([{ kind: 'question', index: 0 }, { Q1: [0] }]);
    const forward = quizReducer(back, { type: 'show', place: questionCount + 1 });
    expect(stepOf(forward)).toEqual({ kind: 'results' });
  });

  it('keeps the answers when it is begun from the intro, and clears them when it is begun again', () => {
    const toggle: QuizAction = { type: 'toggle', question: first, option: 0 };
    const atIntro = [{ type: 'start' } as const, toggle, { type: 'show', place: 0 } as const];
    expect(run([...atIntro, { type: 'start' }]).answers).toEqual({ Q1: [0] });
    expect(run([...atIntro, { type: 'start-again' }]).answers).toEqual({});
  });

  it('stays at the results', () => {
    const all = [{ type: 'start' } as const, next, next, next, next];
    expect(stepOf(run(all))).toEqual({ kind: 'results' });
  });
});
