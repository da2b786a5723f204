import { describe, expect, it } from 'vitest';
import { evenWeek, UNEQUAL_WEEK } from '../../../tests/support/weeks.ts';
import {
  columnsOf,
  firstDayLeft,
  isWithinHorizon,
  lastBookableDay,
  periodOf,
  periodStart,
  shownDaysFrom,
} from './calendar-days.ts';

const EVEN = { week: evenWeek() };

describe('periodStart', () => {
  it.each([
    ['a Monday', '2027-03-08', '2027-03-08'],
    ['a Friday', '2027-03-12', '2027-03-08'],
    ['a Saturday', '2027-03-13', '2027-03-15'],
    ['a Sunday, when clocks change', '2027-03-14', '2027-03-15'],
    ['the end of a year', '2026-12-31', '2026-12-28'],
  ])('on %s', (_case, today, monday) => {
    expect(periodStart(EVEN, today, 0)).toBe(monday);
  });

  it('on a Saturday with hours it is the Monday of that week, on the Sunday after it the next', () => {
    expect(periodStart({ week: UNEQUAL_WEEK }, '2027-03-13', 0)).toBe('2027-03-08');
    expect(periodStart({ week: UNEQUAL_WEEK }, '2027-03-14', 0)).toBe('2027-03-15');
  });

  it('goes on by two weeks, over the change of clocks and years', () => {
    expect(periodStart(EVEN, '2027-03-08', 1)).toBe('2027-03-22');
    expect(periodStart(EVEN, '2026-12-21', 1)).toBe('2027-01-04');
  });
});

describe('firstDayLeft', () => {
  const rules = { timeZone: 'America/New_York', week: UNEQUAL_WEEK, closures: ['2027-03-09'] };
  it.each([
    ['in the last minute of a day', '2027-03-08T18:59:00-05:00', '2027-03-08'],
    ['once the practice has closed', '2027-03-08T19:00:00-05:00', '2027-03-09'],
    ['after midnight', '2027-03-09T00:30:00-05:00', '2027-03-09'],
    ['on a closure', '2027-03-09T20:00:00-05:00', '2027-03-09'],
  ])('%s', (_case, now, day) => {
    expect(firstDayLeft(rules, new Date(now))).toBe(day);
  });
});

it('a period has ten working days', () => {
  const days = shownDaysFrom('2027-03-08', '2027-05-07', EVEN);
  expect(columnsOf(EVEN)).toBe(5);
  expect(days).toHaveLength(10);
  expect([days[4], days[5], days[9]]).toEqual(['2027-03-12', '2027-03-15', '2027-03-19']);
});

it('a weekday without hours keeps its place, and a Saturday with hours has one', () => {
  const days = shownDaysFrom('2027-03-08', '2027-05-07', { week: UNEQUAL_WEEK });
  expect(columnsOf({ week: UNEQUAL_WEEK })).toBe(6);
  expect(days).toHaveLength(12);
  expect([days[2], days[5], days[6]]).toEqual(['2027-03-10', '2027-03-13', '2027-03-15']);
});

it('a day is found in its period', () => {
  expect(
    ['2027-03-08', '2027-03-19', '2027-03-22'].map((day) => periodOf(EVEN, '2027-03-10', day)),
  ).toEqual([0, 0, 1]);
});

it('periods end with the horizon', () => {
  expect([0, 4, 5].map((index) => isWithinHorizon(EVEN, '2027-03-08', index))).toEqual([
    true,
    true,
    false,
  ]);
});

it('no day is shown that lies beyond the horizon', () => {
  expect(lastBookableDay('2027-03-08')).toBe('2027-05-07');
  expect(shownDaysFrom('2027-05-03', '2027-05-06', EVEN)).toEqual([
    '2027-05-03',
    '2027-05-04',
    '2027-05-05',
    '2027-05-06',
  ]);
});
