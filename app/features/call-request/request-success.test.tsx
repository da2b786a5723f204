import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ComponentProps } from 'react';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { ANSWER_TIME } from '../../../domain/practice/promise.ts';
import { sayTimeFor } from '../promise/promised-time.tsx';
import { RequestSuccess } from './request-success.tsx';

/** A Saturday night in New York. */
const SATURDAY_NIGHT = '2027-03-14T02:00:00.000Z';
const sent = (isConfirmedByMail: boolean): SentRequest => ({
  afterwards: null,
  receipt: { number: 'K7NP-3XR2', receivedAt: SATURDAY_NIGHT, isConfirmedByMail },
  email: 'ada@example.com',
  photoCount: 0,
  copy: [{ label: 'Message', text: 'A gap.\nTwo lines.' }],
});

async function show(props: Partial<ComponentProps<typeof RequestSuccess>>, path = '/team') {
  const element = <RequestSuccess phone="516-555-0100" sent={sent(true)} {...props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  await render(<RouterProvider router={router} />);
}
afterEach(() => vi.unstubAllGlobals());
const home = () => page.getByRole('link', { name: /home page/ });

test('says the number, the day and time that the promise means, and what was sent', async () => {
  await show({});
  await expect.element(page.getByText('K7NP-3XR2')).toBeVisible();
  await expect
    .element(
      page.getByText(new RegExp(`${ANSWER_TIME}: by ${sayTimeFor(new Date(SATURDAY_NIGHT))}`)),
    )
    .toBeVisible();
  await page.getByText('What you sent').click();
  await expect.element(page.getByText(/A gap\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Keep a copy/ })).toBeVisible();
});

test('says what holds beside the promise, where something does', async () => {
  const toCome = page.getByText('No time is booked yet.');
  await show({});
  await expect.element(page.getByText('K7NP-3XR2')).toBeVisible();
  await expect.element(toCome).not.toBeInTheDocument();
  await show({ sent: { ...sent(true), afterwards: 'No time is booked yet.' } });
  await expect.element(toCome).toBeVisible();
});

test('sets the time large, tells the three stations and what cannot wait, and takes the focus to its heading', async () => {
  await show({});
  await expect
    .element(page.getByRole('heading', { name: 'Your request has arrived' }))
    .toHaveFocus();
  await expect.element(page.getByText(/^by \w+day, \d+:\d\d\u00a0[AP]M$/)).toBeVisible();
  await expect.element(page.getByText('Now', { exact: true })).toBeVisible();
  expect(page.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(6);
  await expect
    .element(page.getByRole('link', { name: 'what to do now' }))
    .toHaveAttribute('href', '/emergency');
  await expect.element(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
});

test('copies the number, and says so; where it may not, it says what to do', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await show({});
  const copy = page.getByRole('button', { name: 'Copy the number' });
  await copy.click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('K7NP-3XR2');
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await copy.click();
  await expect.element(page.getByText(/please write the number down/)).toBeVisible();
  writeText.mockRestore();
});

test.each([
  [true, /A confirmation is on its way to ada@example\.com\. .+wrong\? Call 516/],
  [false, /We send no confirmation by e-mail.+ is ada@example\.com\. .+wrong\? Call 516/],
])(
  'says the truth of the confirmation, with its address and what to do if it is wrong (%s)',
  async (isConfirmedByMail, words) => {
    await show({ sent: sent(isConfirmedByMail) });
    const note = page.getByRole('paragraph').filter({ hasText: 'ada@example.com' });
    await expect.poll(() => note.element().textContent).toMatch(words);
  },
);

test('over a page it leads back to that page, and nowhere else', async () => {
  const onClose = vi.fn<() => void>();
  await show({ onClose });
  await page.getByRole('button', { name: 'Back to the page' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(home().elements()).toEqual([]);
});

test('at the end of the quiz it leads to the front page too, and on a page of its own to that alone', async () => {
  await show({ onClose: () => {}, leadsHome: true, closeLabel: 'Back to my results' });
  await expect.element(home()).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('button', { name: 'Back to my results' })).toBeVisible();
});

test('at the end of the quiz over the front page it leads back to that page', async () => {
  await show({ onClose: () => {}, leadsHome: true, closeLabel: 'Back to my results' }, '/');
  await expect
    .element(page.getByRole('link', { name: 'Back to the page' }))
    .toHaveAttribute('href', '/');
  expect(home().elements()).toEqual([]);
});

test('in the frame of the scheduler the way home leads out of it, and nothing offers to print, which a frame may not', async () => {
  await show({ isPage: true });
  await expect.element(home()).toHaveAttribute('target', '_top');
  expect(page.getByRole('button', { name: 'Print this page' }).elements()).toEqual([]);
});

test('on a page of its own it can be printed', async () => {
  vi.stubGlobal('parent', window);
  await show({ isPage: true });
  await expect.element(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
});

test('says no number where another provider took the form', async () => {
  await show({ sent: null });
  await expect.element(page.getByText(new RegExp(ANSWER_TIME))).toBeVisible();
  expect(page.getByText(/request number/).elements()).toEqual([]);
  expect(page.getByText(/confirm/).elements()).toEqual([]);
});
