import page from 'content:page/weddings';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import practice from 'content:practice';
import { countBack } from '../../../domain/weddings/ribbon.ts';
import { TodayLeft } from './today-left.tsx';

const TODAY = '2026-11-29';
const visits = { rules: openingHoursOf(practice), firstVisit: '2026-12-01', today: TODAY };

async function show(day: string) {
  const wedding = { countdown: countBack(day, TODAY), today: TODAY, visits, askedCount: 0 };
  await render(<TodayLeft page={page} wedding={{ ...wedding, choose: () => {} }} />);
}

test('work whose last day is that of the first visit is said to fit only just, with whom to call', async () => {
  await show('2027-05-01');
  const tight = document.querySelector('.too-late');
  expect(tight?.querySelector('h3')?.textContent).toBe(page.today.tight);
  expect([...(tight?.querySelectorAll('li strong') ?? [])].map((one) => one.textContent)).toEqual([
    'The smallest movements of front teeth',
  ]);
  expect(tight?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
  // The link from the day leads to the first of what does not simply fit.
  expect(document.querySelector('#too-late')).toBe(tight?.querySelector('h3'));
  await expect.element(screen.getByRole('heading', { name: page.today.late })).toBeVisible();
});

test('advice for the party whose best time has passed stays, with all its words', async () => {
  await show('2027-05-01');
  const advice = document.querySelector('.late-advice');
  expect([...(advice?.querySelectorAll('strong') ?? [])].map((one) => one.textContent)).toEqual([
    "A parent's missing tooth",
    'Photographs before the day',
    'Have teeth and gums checked',
  ]);
  expect(advice?.textContent).toContain('a temporary tooth can be');
});

test('while the ribbon has all of the advice, none stands below the cut', async () => {
  await show('2028-11-29');
  expect(document.querySelector('.late-advice')).toBeNull();
});

test('what one’s own dentist does is not ruled out by our first visit', async () => {
  await show('2026-12-14');
  const late = [...document.querySelectorAll('.too-late li strong')].map((one) => one.textContent);
  expect(late).toContain('Whitening on its own');
  expect(late).not.toContain('A cleaning with your dentist');
});
