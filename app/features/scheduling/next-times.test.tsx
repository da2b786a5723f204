import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepBooking } from './kept-booking.ts';
import { NextTimes } from './next-times.tsx';

const FREE = ['2027-03-10T10:00:00-05:00', '2027-03-11T14:30:00-05:00'];
const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt.replace(':00:00', ':30:00') });

afterEach(() => {
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('offers no time that was booked in this tab meanwhile', async () => {
  vi.setSystemTime(new Date('2027-03-08T06:00:00-05:00'));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ slots: FREE.map(slot) })));
  await render(<NextTimes label="Next" say={(clock) => ({ clock, day: '' })} />);
  const link = (startsAt = '') => page.getByRole('link', { name: startsAt });
  await expect.element(link(FREE[0])).toBeVisible();

  const [booked = ''] = FREE;
  keepBooking({
    id: 'id-1',
    reference: null,
    event: 'smile-blueprint',
    ...slot(booked),
    status: 'booked',
    sequence: 0,
    link: null,
  });
  // As the browser tells a page of what its frame has stored.
  window.dispatchEvent(new StorageEvent('storage'));

  await expect.element(link(FREE[0])).not.toBeInTheDocument();
  await expect.element(link(FREE[1])).toBeVisible();
});
