import words from 'content:page/weddings';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sayDate } from '../../../domain/practice/say-date.ts';
import type { CalendarDay } from '../../../domain/weddings/calendar-day.ts';
import { countBack } from '../../../domain/weddings/ribbon.ts';
import { RibbonHead } from './ribbon-head.tsx';

const TODAY = '2026-11-27';

function Page() {
  const [day, setDay] = useState<CalendarDay>('2026-06-06');
  const [askedCount, setAskedCount] = useState(0);
  const wedding = {
    countdown: countBack(day, TODAY),
    today: TODAY,
    visits: null,
    askedCount,
    choose: (next: CalendarDay | null) => {
      setDay(next ?? day);
      setAskedCount(askedCount + 1);
    },
  };
  return <RibbonHead page={words} wedding={wedding} />;
}

test('the offer of the next year goes once it is taken, and leaves the focus on the day that it brought', async () => {
  await render(<Page />);
  const offer = page.getByRole('button');
  (offer.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const heading = page.getByRole('heading', { level: 2 });
  await expect
    .poll(() => heading.element().textContent)
    .toContain(sayDate('2027-06-06', { year: 'numeric', month: 'long', day: 'numeric' }));
  expect(offer.query()).toBeNull();
  await expect.element(heading).toHaveFocus();
});
