import asked from 'content:quiz-first-question';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FirstQuestion } from './first-question.tsx';
import { leaveQuiz } from './leave-quiz.ts';
import { forgetQuiz, keepQuiz, recallQuiz } from './quiz-memory.ts';

const { question, words } = asked;
const LEFT_WORDS = { closedNotice: 'Closed.', closedText: 'The answers are gone.' };

afterEach(forgetQuiz);

const show = () =>
  render(
    <FirstQuestion
      asked={asked}
      numbered={{ before: 'Question', after: 'of' }}
      phone="516-555-0100"
    />,
  );
const option = (index: number) =>
  page.getByRole('checkbox', { name: question.options[index]?.text ?? '', exact: true });
const next = () => page.getByRole('button', { name: words.nextLabel });

test('where the quiz is closed and its answers are gone, no tick stays, and none goes into the next quiz', async () => {
  await show();
  await option(0).click();
  await next().click();
  expect(recallQuiz()).toMatchObject({ place: 2, answers: { [question.id]: [0] } });
  await expect.element(option(0)).toBeChecked();
  leaveQuiz(LEFT_WORDS);
  await expect.element(option(0)).not.toBeChecked();
  await next().click();
  expect(recallQuiz().answers).toEqual({ [question.id]: [] });
});

test('shows the answer that was changed in the quiz, and goes on with that', async () => {
  await show();
  await option(0).click();
  await next().click();
  // In the dialog: back to the first question, and another answer.
  keepQuiz({ ...recallQuiz(), place: 1, answers: { [question.id]: [1] } });
  await expect.element(option(1)).toBeChecked();
  await expect.element(option(0)).not.toBeChecked();
  await next().click();
  expect(recallQuiz().answers).toEqual({ [question.id]: [1] });
});

test('what is ticked here stays here until Next: a quiz that came to its results is still there for Back', async () => {
  const finished = { place: 11, answers: { [question.id]: [1] }, questionCount: 10 };
  keepQuiz(finished);
  await show();
  await expect.element(option(1)).not.toBeChecked();
  await option(0).click();
  await expect.element(option(0)).toBeChecked();
  expect(recallQuiz()).toEqual(finished);
  await next().click();
  expect(recallQuiz()).toMatchObject({ place: 2, answers: { [question.id]: [0] } });
  await expect.element(option(0)).toBeChecked();
});
