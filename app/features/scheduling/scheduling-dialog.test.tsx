import practice from 'content:practice';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import { sayNotice } from '../../../domain/scheduling/change-rules.ts';
import type { MeasuredEvent } from '../../../domain/measurement/measured-events.ts';
import { hearMeasured } from '../../analytics/measure.ts';
import '../../styles/foundation.css';
import '../../styles/site.css';
import { SchedulingDialog } from './scheduling-dialog.tsx';

const NOTICE = sayNotice(practice.noticeHours);
const CONSULT = {
  provider: 'Dr. Sample',
  profession: 'dentist',
  licenseNumber: '012345',
};

async function show(embed: EmbedConfig = { provider: 'built-in' }) {
  const onClose = vi.fn<() => void>();
  const onStartQuiz = vi.fn<() => void>();
  await render(
    <SchedulingDialog
      event="virtual-consult"
      phone="516-555-0100"
      embed={embed}
      consult={CONSULT}
      onClose={onClose}
      onStartQuiz={onStartQuiz}
    />,
  );
  return { onClose, onStartQuiz };
}

test('has the words that are fixed (product 5.2)', async () => {
  await show();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Consultation' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      'choose a time to schedule your consultation or take our assessment quiz',
    );
  await expect
    .element(dialog.getByRole('heading', { name: 'A virtual conversation with our doctors' }))
    .toBeVisible();
  await expect
    .element(
      dialog.getByText("In this short virtual consult, we'll explore what's possible together."),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByText('Not sure where to start? This quiz might help.'))
    .toBeVisible();
});

test('names who holds the consult, and the license, where another company serves the form', async () => {
  await show();
  await expect.element(page.getByText('012345')).not.toBeInTheDocument();
  await show({ provider: 'calendly', url: 'https://calendly.com/impressions/consult' });
  await expect
    .element(page.getByText('It is with Dr. Sample, dentist, New York license number 012345.'))
    .toBeVisible();
});

const historyEntry = (): unknown => window.history.state?.layer;

test('its link closes the dialog, and starts the quiz 100 ms later', async () => {
  const entryBefore = historyEntry();
  const { onClose, onStartQuiz } = await show();
  // Links wait for a step of the history that is on its way: here that of the dialog before this test.
  await expect.poll(() => historyEntry() ?? entryBefore).not.toBe(entryBefore);
  vi.useFakeTimers();
  (page.getByRole('link', { name: 'This quiz might help.' }).element() as HTMLElement).click();
  expect(onClose).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(99);
  expect(onStartQuiz).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStartQuiz).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

const frame = () => document.querySelector('iframe');
const say = (data: unknown) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data,
      origin: window.location.origin,
      source: frame()?.contentWindow ?? null,
    }),
  );

test('hears from the scheduler that a time is booked, and Escape that was pressed in it', async () => {
  const { onClose } = await show();
  const measured: MeasuredEvent[] = [];
  const stop = hearMeasured((event) => measured.push(event));
  say({ type: 'impressions:appointment-made', event: 'virtual-consult' });
  say({ type: 'impressions:appointment-made', event: 'virtual-consult' });
  await expect.element(page.getByText(NOTICE, { exact: false })).toBeVisible();
  expect(frame()).not.toBeNull();
  expect(measured).toEqual([
    { event: 'virtual_consultation_booked', label: 'virtual_consultation' },
  ]);
  stop();
  say({ type: 'impressions:close' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a visit at the practice that is booked instead is no virtual consultation', async () => {
  await show();
  const measured: MeasuredEvent[] = [];
  const stop = hearMeasured((event) => measured.push(event));
  say({ type: 'impressions:appointment-made', event: 'smile-blueprint' });
  await expect.element(page.getByText(NOTICE, { exact: false })).toBeVisible();
  expect(measured).toEqual([]);
  stop();
});

test('where the provider says nothing, the visitor does', async () => {
  await show({ provider: 'other', url: `${window.location.origin}/nowhere.html` });
  await page.getByRole('button', { name: "I've sent it" }).click();
  await expect.element(page.getByText(NOTICE, { exact: false })).toBeVisible();
});

test.each([
  [600, 400],
  [900, 540],
  [1300, 665],
])('at %i px another’s frame is %i px high, whatever it says', async (height, own) => {
  await page.viewport(1280, height);
  await show({ provider: 'other', url: `${window.location.origin}/nowhere.html` });
  expect(frame()?.clientHeight).toBe(own);
  say({ type: 'impressions:height', height: 1234 });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(frame()?.clientHeight).toBe(own);
  expect(page.getByRole('dialog').element().clientWidth).toBe(900);
  await page.viewport(390, 844);
});

test('our own scheduler is not scrolled within the dialog, which scrolls itself', async () => {
  await show();
  say({ type: 'impressions:height', height: 2345 });
  await expect.poll(() => frame()?.clientHeight).toBe(2345);
  const body = document.querySelector('.dialog-body');
  expect(body?.scrollHeight).toBeGreaterThan(2345);
  expect(body?.clientHeight).toBeLessThan(844);
});
