import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import { PromisedTime } from './promised-time.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('holds the rule and no time before it is alive', () => {
  const html = renderToString(<PromisedTime />);
  expect(html).toContain('first hour of our next open day');
  expect(html).not.toMatch(/AM|PM/);
});

test('says the time of who asks now, and keeps it true; nothing moves', async () => {
  // A Sunday morning, and then the minute at which opening comes within a day.
  vi.useFakeTimers({ now: new Date('2027-03-14T07:59:30-04:00') });
  const { container } = await render(
    <p>
      We answer within 24 hours.
      <PromisedTime />
    </p>,
  );
  const before = container.getBoundingClientRect();
  await vi.advanceTimersByTimeAsync(0);
  await expect.element(page.getByText(/by Monday, 9:00 AM Eastern Time/)).toBeVisible();
  await expect.element(page.getByText(/first hour of our next open day/)).not.toBeVisible();
  const after = container.getBoundingClientRect();
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(page.getByText(/by Monday, 8:01 AM Eastern Time/)).toBeVisible();
});
