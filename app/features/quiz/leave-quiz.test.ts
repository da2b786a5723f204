import { expect, test } from 'vitest';
import { currentToast } from '../../ui/toasts.ts';
import { leaveQuiz } from './leave-quiz.ts';
import { keepQuiz, recallQuiz } from './quiz-memory.ts';
import { INITIAL_QUIZ } from './quiz-state.ts';

const WORDS = { closedNotice: 'Closed.', closedText: 'The answers are gone.' };
const ANSWERS = { Q1: [0] };

test.each([
  ['before any answer', { place: 1, answers: {}, questionCount: null }],
  ['with an answer taken back', { place: 2, answers: { Q1: [] }, questionCount: 10 }],
  ['at the results', { place: 11, answers: ANSWERS, questionCount: 10 }],
])('closed %s, the quiz goes without a word', (_, state) => {
  keepQuiz(state);
  leaveQuiz(WORDS);
  expect(currentToast()).toBeNull();
  expect(recallQuiz()).toEqual(INITIAL_QUIZ);
});

test('closed in the middle, it says that the answers are gone', () => {
  keepQuiz({ place: 4, answers: ANSWERS, questionCount: 10 });
  leaveQuiz(WORDS);
  expect(currentToast()).toMatchObject({ title: 'Closed.', text: 'The answers are gone.' });
  expect(recallQuiz()).toEqual(INITIAL_QUIZ);
});
