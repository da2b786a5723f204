import practice from 'content:practice';
import quiz from 'content:quiz';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyQuizFlow } from './lazy-quiz-flow.tsx';
import { forgetQuiz, keepSent, recallSent } from './quiz-memory.ts';
import { Quiz } from './quiz.tsx';

afterEach(() => {
  vi.useRealTimers();
  forgetQuiz();
});

const QuizFlow = lazyQuizFlow(
  async () => ({ default: quiz }),
  () => import('content:quiz-report'),
);

const start = async (at = '/') => {
  await render(
    <MemoryRouter initialEntries={[at]}>
      <Quiz words={quiz.words} Flow={QuizFlow} practice={practice} />
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: quiz.words.startLabel }).click();
};
const next = () => page.getByRole('button', { name: quiz.words.nextLabel });
const option = (text: string) => page.getByRole('checkbox', { name: text });

test('choosing none clears the rest, and choosing the rest clears none', async () => {
  await start();
  const none = option(quiz.words.noneLabel);
  const first = option(quiz.questions[0]?.options[0]?.text ?? '');
  await first.click();
  await none.click();
  await expect.element(none).toBeChecked();
  await expect.element(first).not.toBeChecked();
  await first.click();
  await expect.element(none).not.toBeChecked();
});

test('every question can be passed over; the end is kind, and begins again', async () => {
  await start();
  for (const _ of quiz.questions.slice(1)) await next().click();
  await page.getByRole('button', { name: quiz.words.viewResultsLabel }).click();
  await expect.element(page.getByText(quiz.summaries.nothingChosen.heading)).toBeVisible();
  await page.getByRole('button', { name: quiz.words.results.startAgainLabel }).click();
  await expect.element(page.getByText('Question 1 of 10')).toBeVisible();
});

test('over a Spanish page it leads on to the page about the first visit and to the form for a call in Spanish', async () => {
  const { results, viewResultsLabel } = quiz.words;
  await start('/es/start-here/');
  for (const _ of quiz.questions.slice(1)) await next().click();
  await page.getByRole('button', { name: viewResultsLabel }).click();
  const leadsTo = (name: string, href: string) => {
    const links = page.getByRole('link', { name }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => href));
  };
  await expect.element(page.getByRole('link', { name: results.nextStepLabel })).toBeVisible();
  leadsTo(results.nextStepLabel, '/es/start-here');

  await page.getByRole('button', { name: results.startAgainLabel }).click();
  await option(quiz.questions[0]?.options[0]?.text ?? '').click();
  for (const _ of quiz.questions.slice(1)) await next().click();
  await page.getByRole('button', { name: viewResultsLabel }).click();
  await expect.element(page.getByRole('link', { name: results.callLabel })).toBeVisible();
  leadsTo(results.nextStepLabel, '/es/start-here');
  leadsTo(results.callLabel, '/es/embed/discovery-call');
  leadsTo(results.requestLabel, '/es/embed/discovery-call');
});

test('what was sent from the results is said again after a look at the last question, and forgotten where the quiz begins again', async () => {
  await start();
  await option(quiz.questions[0]?.options[0]?.text ?? '').click();
  for (const _ of quiz.questions.slice(1)) await next().click();
  const toResults = page.getByRole('button', { name: quiz.words.viewResultsLabel });
  const said = page.getByText(quiz.words.results.requestSent);
  await toResults.click();
  await expect.element(page.getByText(quiz.words.results.nextHeading)).toBeVisible();
  expect(said.query()).toBeNull();
  keepSent({ sent: null });
  window.history.back();
  await toResults.click();
  await expect.element(said).toBeVisible();
  // It is not asked for again, above or below: both buttons show what was sent.
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const { nextText, callLabel, requestLabel, sentLabel } = quiz.words.results;
  expect(named(sentLabel).elements()).toHaveLength(2);
  for (const name of [callLabel, requestLabel]) expect(named(name).query()).toBeNull();
  expect(page.getByText(nextText.slice(0, 20)).query()).toBeNull();
  for (const [number] of quiz.questions.entries()) {
    window.history.back();
    await expect
      .element(page.getByText(`Question ${quiz.questions.length - number} of 10`))
      .toBeVisible();
  }
  await option(quiz.questions[0]?.options[0]?.text ?? '').click();
  for (const _ of quiz.questions.slice(1)) await next().click();
  await toResults.click();
  await page.getByRole('button', { name: quiz.words.results.startAgainLabel }).click();
  expect(recallSent()).toBeUndefined();
});

test('the results lead to the first question with the answers kept, and what is changed there counts', async () => {
  await start();
  const [kept, added] = quiz.questions[0]?.options.map(({ text }) => text) ?? [];
  await option(kept ?? '').click();
  for (const _ of quiz.questions.slice(1)) await next().click();
  const toResults = page.getByRole('button', { name: quiz.words.viewResultsLabel });
  const areas = page.getByRole('table');
  await toResults.click();
  await expect.element(areas).toBeVisible();
  const before = areas.element().textContent;
  await page.getByRole('button', { name: quiz.words.results.changeLabel }).click();
  await expect.element(page.getByText('Question 1 of 10')).toBeVisible();
  await expect.element(option(kept ?? '')).toBeChecked();
  await option(added ?? '').click();
  for (const _ of quiz.questions.slice(1)) await next().click();
  await toResults.click();
  await expect.element(areas).toBeVisible();
  expect(areas.element().textContent).not.toBe(before);
});

test('where the questions do not come, Back and Escape lead to the page of the quiz again', async () => {
  const Flow = lazyQuizFlow(
    () => Promise.reject(new Error('The questions did not come.')),
    () => import('content:quiz-report'),
  );
  await render(
    <MemoryRouter>
      <Quiz words={quiz.words} Flow={Flow} practice={practice} />
    </MemoryRouter>,
  );
  const begin = page.getByRole('button', { name: quiz.words.startLabel });
  const failure = page.getByRole('alert');
  for (const leave of [() => window.history.back(), () => userEvent.keyboard('{Escape}')]) {
    await begin.click();
    await expect.element(failure).toBeVisible();
    expect(begin.query()).toBeNull();
    await leave();
    await expect.element(begin).toBeVisible();
    expect(failure.query()).toBeNull();
  }
});

test('the focus follows the question, and the keyboard alone suffices', async () => {
  await start();
  // Both anew at each look: the question may not be there yet.
  const isAtQuestion = () => document.activeElement?.matches('legend') ?? false;
  await expect.poll(isAtQuestion).toBe(true);
  await userEvent.keyboard('{Tab}{ }');
  await expect.element(option(quiz.questions[0]?.options[0]?.text ?? '')).toBeChecked();
  await next().click();
  await expect.element(page.getByText('Question 2 of 10')).toBeVisible();
  await expect.poll(isAtQuestion).toBe(true);
});

test('a visitor who has moved on with the keyboard keeps the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(
    <MemoryRouter>
      <Quiz words={quiz.words} Flow={QuizFlow} practice={practice} takesFocus />
    </MemoryRouter>,
  );
  const begin = page.getByRole('button', { name: quiz.words.startLabel }).element();
  (begin as HTMLElement).focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(begin);
});
