import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { beginBy, canBegin, roomFor } from './begin-by.ts';

/** Closed on Thanksgiving, and on a Friday. */
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-11-26', '2027-05-28'],
};

it.each([
  // A Wednesday stays.
  ['2026-12-09', { weeks: 2 }, '2026-11-25'],
  // Saturday and Sunday give way to the Friday before.
  ['2026-12-12', { weeks: 2 }, '2026-11-27'],
  ['2026-12-13', { weeks: 2 }, '2026-11-27'],
  // A closed day gives way to the day before it.
  ['2026-12-10', { weeks: 2 }, '2026-11-25'],
  // A Sunday after a closed Friday.
  ['2027-06-13', { weeks: 2 }, '2027-05-27'],
  // By months, over the end of one.
  ['2027-03-31', { months: 1 }, '2027-02-26'],
  ['2028-06-01', { months: 18 }, '2026-12-01'],
] as const)('what takes a time before %s (%o) is begun by %s', (day, before, last) => {
  expect(beginBy({ before }, day, RULES)).toBe(last);
});

it.each([
  // Its last day is Friday the 27th: a week after the first visit, and a day less.
  ['2026-12-12', '2026-11-20', 'enough'],
  ['2026-12-12', '2026-11-21', 'tight'],
  // Nothing is treated at the first visit itself.
  ['2026-12-12', '2026-11-27', 'tight'],
  // Its day is Sunday, which would be after the first visit; the Friday before is not.
  ['2026-12-13', '2026-11-28', 'none'],
  // Its day is still to come, and no visit is free before it.
  ['2026-12-09', '2026-11-26', 'none'],
  ['2026-12-09', '2026-11-25', 'tight'],
] as const)('two weeks before %s, with the first visit on %s: %s', (day, firstVisit, room) => {
  const visits = { rules: RULES, firstVisit, today: '2026-11-20' };
  expect(roomFor({ before: { weeks: 2 } }, day, visits)).toBe(room);
  expect(canBegin({ before: { weeks: 2 } }, day, visits)).toBe(room === 'enough');
});

it('nobody is told that five months fit where the first visit is on their last day', () => {
  const visits = { rules: RULES, firstVisit: '2026-12-01', today: '2026-11-29' };
  expect(roomFor({ before: { months: 5 } }, '2027-05-01', visits)).toBe('tight');
});

it.each([
  // Two weeks before is a Saturday and a Sunday: somebody else may see them then.
  ['2026-12-12', '2026-11-28', '2026-11-28', 'enough'],
  ['2026-12-13', '2026-11-29', '2026-11-29', 'enough'],
  ['2026-12-12', '2026-11-29', '2026-11-28', 'none'],
] as const)(
  'what one’s own dentist does before %s is bound by no visit of ours (today %s)',
  (day, today, last, room) => {
    const work = { before: { weeks: 2 }, elsewhere: true } as const;
    const visits = { rules: RULES, firstVisit: '2026-12-31', today };
    expect(beginBy(work, day, RULES)).toBe(last);
    expect(roomFor(work, day, visits)).toBe(room);
  },
);
