import { expect, test } from 'vitest';
import {
  clockOfMinutes,
  daysBetween,
  joinClock,
  minutesOfClock,
  sayClock,
  weekdayOf,
  weekOf,
} from './practice-clock.ts';

test.each([
  ['08:00', '8:00\u00a0AM'],
  ['12:30', '12:30\u00a0PM'],
  ['18:05', '6:05\u00a0PM'],
])('%s is said so that no line ends within it', (time, said) => {
  expect(sayClock(time)).toBe(said);
});

test('what a formatter wrote is joined the same way, whatever space it uses', () => {
  expect(joinClock('Tue, 8:00 AM')).toBe('Tue, 8:00\u00a0AM');
  expect(joinClock('8:00\u202fPM')).toBe('8:00\u00a0PM');
});

test.each(['2026-11-30', '2026-12-02', '2026-12-06'])(
  'the week of %s begins on its Monday',
  (day) => {
    const week = weekOf(day);
    expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-30', '2026-12-06', 7]);
    expect([week[0], week[6]].map((date) => weekdayOf(date ?? ''))).toEqual(['Monday', 'Sunday']);
  },
);

test('a clock is counted in minutes, and begins anew after midnight', () => {
  expect(minutesOfClock('08:30')).toBe(510);
  expect([510, 0, 24 * 60 + 5].map(clockOfMinutes)).toEqual(['08:30', '00:00', '00:05']);
});

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-22', '2026-11-23', 1],
  ['2026-11-22', '2026-11-21', -1],
  // Over the nights in which clocks are changed, and to and from them.
  ['2026-10-31', '2026-11-01', 1],
  ['2026-11-01', '2026-11-02', 1],
  ['2027-03-13', '2027-03-14', 1],
  ['2027-03-14', '2027-03-15', 1],
  ['2026-10-25', '2026-11-08', 14],
  ['2027-03-01', '2027-03-29', 28],
  ['2026-11-22', '2027-03-14', 112],
  ['2026-11-22', '2027-11-07', 350],
  // Over a leap day.
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2027-02-28', '2028-02-29', 366],
  ['2026-11-22', '2126-11-22', 36_524],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
