import { expect, it } from 'vitest';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';
import { dayToOpen } from './day-to-open.ts';

/** December 4, 2026 is a Friday; the Monday after its weekend is closed. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: ['2026-12-07'] };
const at = (moment: string): Date => new Date(`2026-12-${moment}:00-05:00`);

it.each([
  ['a Wednesday: that day', '02T09:00', '2026-12-02'],
  ['a Friday before we close: that day', '04T17:59', '2026-12-04'],
  ['a Friday once we have closed: the next open day, over a closure', '04T18:00', '2026-12-08'],
  ['a Saturday by appointment', '05T11:00', '2026-12-08'],
  ['a closed Monday, whose week is to come: that day', '07T09:00', '2026-12-07'],
])('the diary opens on %s', (_, now, day) => {
  expect(dayToOpen(RULES, [], at(now))).toBe(day);
});

it('stays on a week in which somebody still comes, and on a Saturday that is open', () => {
  const saturday = at('05T11:00');
  expect(dayToOpen(RULES, ['2026-12-05T12:30:00-05:00'], saturday)).toBe('2026-12-05');
  expect(dayToOpen(RULES, ['2026-12-05T10:30:00-05:00'], saturday)).toBe('2026-12-08');
  expect(dayToOpen(RULES, ['2026-12-09T10:30:00-05:00'], saturday)).toBe('2026-12-08');
  expect(dayToOpen({ ...RULES, week: UNEQUAL_WEEK }, [], saturday)).toBe('2026-12-05');
});

it('stays where we do not open for a month', () => {
  const closed = { ...RULES, week: RULES.week.map(() => null) };
  expect(dayToOpen(closed, [], at('05T11:00'))).toBe('2026-12-05');
});
