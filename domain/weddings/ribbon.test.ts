import { describe, expect, it } from 'vitest';
import { countBack, dayBefore, isInTime, RIBBON_MARKS, rowsBefore } from './ribbon.ts';

it('has thirteen weeks and then the months from the fourth to the nineteenth, a row each', () => {
  expect(RIBBON_MARKS).toHaveLength(29);
  expect(RIBBON_MARKS.map(rowsBefore)).toEqual(RIBBON_MARKS.map((_, index) => index + 1));
  expect(RIBBON_MARKS[12]).toEqual({ weeks: 13 });
  expect(RIBBON_MARKS[13]).toEqual({ months: 4 });
  expect(RIBBON_MARKS.at(-1)).toEqual({ months: 19 });
});

it.each([
  ['2026-11-01', { weeks: 1 }, '2026-10-25'],
  ['2026-11-08', { weeks: 1 }, '2026-11-01'],
  ['2026-11-22', { weeks: 5 }, '2026-10-18'],
  ['2027-03-14', { weeks: 2 }, '2027-02-28'],
  ['2027-03-21', { weeks: 1 }, '2027-03-14'],
  ['2027-06-12', { weeks: 13 }, '2027-03-13'],
  ['2027-06-13', { weeks: 13 }, '2027-03-14'],
  ['2027-11-07', { weeks: 9 }, '2027-09-05'],
  ['2028-01-22', { weeks: 13 }, '2027-10-23'],
  ['2028-03-07', { weeks: 1 }, '2028-02-29'],
  ['2028-03-14', { weeks: 3 }, '2028-02-22'],
  ['2028-02-29', { weeks: 9 }, '2027-12-28'],
  ['2028-02-29', { months: 12 }, '2027-02-28'],
  ['2028-08-31', { months: 18 }, '2027-02-28'],
  ['2029-08-29', { months: 18 }, '2028-02-29'],
  // From either clock of the year to the other, and onto the days on which it is changed.
  ['2027-03-14', { months: 4 }, '2026-11-14'],
  ['2027-07-14', { months: 4 }, '2027-03-14'],
  ['2027-11-07', { months: 8 }, '2027-03-07'],
  ['2028-05-05', { months: 6 }, '2027-11-05'],
  // To the end of February, in a leap year and in others; 2100 is none.
  ['2028-06-29', { months: 4 }, '2028-02-29'],
  ['2028-06-30', { months: 4 }, '2028-02-29'],
  ['2027-06-29', { months: 4 }, '2027-02-28'],
  ['2100-03-07', { weeks: 1 }, '2100-02-28'],
  ['2100-06-29', { months: 4 }, '2100-02-28'],
] as const)('%s, counted back by %o, is %s', (day, before, earlier) => {
  expect(dayBefore(day, before)).toBe(earlier);
});

it('agrees with the wall calendar of New York for every day of four years', () => {
  // Of the machine, whose clock is New York's in tests and is changed twice a year.
  const wall = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  expect(new Date(2027, 2, 15).getTime() - new Date(2027, 2, 14).getTime()).toBe(23 * 3_600_000);
  for (let date = 1; date <= 1461; date += 1) {
    const day = wall(new Date(2026, 9, date));
    for (let weeks = 0; weeks <= 13; weeks += 1) {
      expect(dayBefore(day, { weeks })).toBe(wall(new Date(2026, 9, date - 7 * weeks)));
    }
    for (let months = 4; months <= 19; months += 1) {
      const [year, month, ofMonth] = day.split('-').map(Number) as [number, number, number];
      const sameDate = new Date(year, month - 1 - months, ofMonth);
      // In a shorter month the date has run over into the next.
      const isOver = sameDate.getDate() !== ofMonth;
      const expected = isOver ? new Date(year, month - months, 0) : sameDate;
      expect(dayBefore(day, { months })).toBe(wall(expected));
    }
  }
});

it('never lets a later mark lie nearer to the day', () => {
  for (const day of ['2028-02-29', '2028-03-31', '2027-03-14', '2027-11-07', '2029-05-31']) {
    const days = RIBBON_MARKS.map((mark) => dayBefore(day, mark));
    expect(days).toEqual(days.toSorted().toReversed());
  }
});

describe('a day ahead', () => {
  it.each([
    // day, today → days, months, rows, how much of the next row
    ['2026-11-22', '2026-11-22', 0, 0, 0, 0],
    ['2026-11-23', '2026-11-22', 1, 0, 0, 1 / 7],
    ['2026-12-05', '2026-11-22', 13, 0, 1, 6 / 7],
    ['2026-12-06', '2026-11-22', 14, 0, 2, 0],
    ['2026-12-27', '2026-11-22', 35, 1, 5, 0],
    ['2026-11-08', '2026-10-25', 14, 0, 2, 0],
    ['2027-03-28', '2027-03-07', 21, 0, 3, 0],
    ['2028-03-14', '2028-02-22', 21, 0, 3, 0],
    // Over the 29th of February, and where there is none.
    ['2028-03-01', '2028-02-28', 2, 0, 0, 2 / 7],
    ['2027-03-01', '2027-02-28', 1, 0, 0, 1 / 7],
    ['2100-03-01', '2100-02-28', 1, 0, 0, 1 / 7],
    // Fifteen of the 29 days between thirteen weeks and four months.
    ['2027-03-14', '2026-11-28', 106, 3, 13, 15 / 29],
    ['2028-01-22', '2026-11-22', 426, 14, 24, 0],
    ['2028-01-22', '2026-11-21', 427, 14, 24, 1 / 31],
    ['2028-02-29', '2027-02-28', 366, 12, 22, 0],
    ['2028-06-22', '2026-11-22', 578, 19, 29, 0],
    ['2028-11-22', '2026-11-22', 731, 24, 29, 0],
    ['2126-11-22', '2026-11-22', 36_524, 1200, 29, 0],
  ])('%s seen from %s', (day, today, daysLeft, monthsLeft, rows, cut) => {
    const countdown = countBack(day, today);
    expect(countdown).toMatchObject({ state: 'ahead', daysLeft, monthsLeft });
    if (countdown.state !== 'ahead') return;
    expect(countdown.marks).toHaveLength(rows);
    expect(countdown.cut).toBeCloseTo(cut, 10);
  });

  it('has every mark whose day is today or to come, and no other', () => {
    const day = '2028-02-29';
    for (const today of ['2026-11-22', '2027-01-29', '2027-10-29', '2028-02-28']) {
      const countdown = countBack(day, today);
      if (countdown.state !== 'ahead') throw new Error('is ahead');
      expect(countdown.marks).toEqual(RIBBON_MARKS.filter((mark) => dayBefore(day, mark) >= today));
      expect(countdown.cut).toBeGreaterThanOrEqual(0);
      expect(countdown.cut).toBeLessThan(1);
    }
  });
});

it('a day that has passed is offered in the next year that has it', () => {
  expect(countBack('2026-11-21', '2026-11-22')).toEqual({
    state: 'passed',
    day: '2026-11-21',
    ahead: '2027-11-21',
  });
  expect(countBack('2024-02-29', '2026-11-22')).toMatchObject({ ahead: '2028-02-29' });
});

it.each([
  [{ weeks: 2 }, '2026-12-06', true],
  [{ weeks: 2 }, '2026-12-05', false],
  [{ months: 4 }, '2027-03-22', true],
  [{ months: 4 }, '2027-03-21', false],
  [{ months: 18 }, '2028-05-22', true],
])('what takes %o before %s can begin on 2026-11-22: %s', (before, day, inTime) => {
  expect(isInTime(before, day, '2026-11-22')).toBe(inTime);
});
