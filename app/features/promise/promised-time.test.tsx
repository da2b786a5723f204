import practice from 'content:practice';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openDayFrom } from '../../../domain/practice/hours-on.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import '../../styles/foundation.css';
import '../../styles/site.css';
import { PromisedTime, sayTimeFor } from './promised-time.tsx';

const DAY_MS = 86_400_000;
const FIRST_DAY = openDayFrom(openingHoursOf(practice), '2027-03-14', 1);
/** Half a minute before opening comes within a day, in the week after the clocks have gone forward. */
const ASKED_AT = Date.parse(`${FIRST_DAY?.date}T${FIRST_DAY?.opens}:00-04:00`) - DAY_MS - 30_000;

afterEach(() => {
  vi.useRealTimers();
});

test('holds the rule and no time before it is alive', () => {
  const html = renderToString(<PromisedTime />);
  expect(html).toContain('first hour of our next open day');
  expect(html).not.toMatch(/AM|PM/);
});

test('says the time of who asks now, and keeps it true; nothing moves', async () => {
  const before24Hours = sayTimeFor(new Date(ASKED_AT));
  const within24Hours = sayTimeFor(new Date(ASKED_AT + 120_000));
  expect(within24Hours).not.toBe(before24Hours);
  vi.useFakeTimers({ now: ASKED_AT });
  const { container } = await render(
    <p>
      We answer within 24 hours.
      <PromisedTime />
    </p>,
  );
  const before = container.getBoundingClientRect();
  await vi.advanceTimersByTimeAsync(0);
  await expect.element(page.getByText(new RegExp(`by ${before24Hours}`))).toBeVisible();
  await expect.element(page.getByText(/first hour of our next open day/)).not.toBeVisible();
  const after = container.getBoundingClientRect();
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(page.getByText(new RegExp(`by ${within24Hours}`))).toBeVisible();
});
