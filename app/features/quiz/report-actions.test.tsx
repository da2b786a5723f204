import practice from 'content:practice';
import quiz from 'content:quiz';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { choosePersona } from '../../../domain/quiz/choose-persona.ts';
import { scoreAnswers } from '../../../domain/quiz/score-answers.ts';
import type { LoadReportWords } from './quiz-content.ts';
import { ReportActions } from './report-actions.tsx';

const words = quiz.words.share;
const answers = { Q1: [0] };
const share = page.getByRole('button', { name: words.deviceLabel });

/** @param outcomes what the share sheet answers, press for press: the name of a fault, or null where it was shared */
async function show(outcomes: readonly (string | null)[]) {
  const shared: string[] = [];
  const left = [...outcomes];
  const answer = vi.fn<(sharing: { files: File[] }) => Promise<void>>(async ({ files: [file] }) => {
    const fault = left.shift();
    if (fault) throw new DOMException('', fault);
    shared.push(file?.name ?? '');
  });
  const own = { share: navigator.share, canShare: navigator.canShare };
  const put = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  put('share', answer);
  put('canShare', () => true);
  onTestFinished(() => {
    for (const [name, value] of Object.entries(own)) put(name, value);
  });
  const entries = scoreAnswers(quiz.questions, answers);
  const personaKey = choosePersona(entries);
  if (!personaKey) throw new Error('an answer has a persona');
  const loadReportWords = vi.fn<LoadReportWords>(() => import('content:quiz-report'));
  await render(
    <ReportActions
      quiz={quiz}
      entries={entries}
      personaKey={personaKey}
      practice={practice}
      answers={answers}
      describedParts={undefined}
      drawing={{ current: null }}
      loadReportWords={loadReportWords}
    />,
  );
  return { shared, answer, loadReportWords };
}

test('a report that was made too late for its press is kept, and the next press shares it at once', async () => {
  const { shared, answer, loadReportWords } = await show(['NotAllowedError', null]);
  await share.click();
  await expect.element(page.getByText(words.shareReadyNotice)).toBeVisible();
  expect(page.getByText(words.failedNotice).query()).toBeNull();
  await share.click();
  await expect.poll(() => shared).toEqual([expect.stringMatching(/\.pdf$/)]);
  expect(loadReportWords).toHaveBeenCalledOnce();
  expect(answer.mock.calls[1]?.[0].files[0]).toBe(answer.mock.calls[0]?.[0].files[0]);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('where a browser does not share, it is said, and no second press asked for without end', async () => {
  const { answer } = await show(['NotAllowedError', 'NotAllowedError', 'DataError', 'AbortError']);
  await share.click();
  await expect.element(page.getByText(words.shareReadyNotice)).toBeVisible();
  for (const presses of [2, 3]) {
    await share.click();
    await expect.poll(() => answer.mock.calls).toHaveLength(presses);
    await expect.element(page.getByText(words.shareFailedNotice)).toBeVisible();
    expect(page.getByText(words.failedNotice).query()).toBeNull();
  }
  // The sheet was closed: no failure.
  await share.click();
  await expect.poll(() => answer.mock.calls).toHaveLength(4);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
