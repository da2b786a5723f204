import { addDays, weekdayOf } from './practice-clock.ts';

const WEEK_DAYS = 7;

/** Federal holidays on the same day each year, as month and day (5 U.S.C. 6103), and two days before one on which many are closed. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-31': 'New Year’s Eve',
};

/** Those that move: the nth weekday of a month; 0 for the last. */
const MOVING = [
  { month: '01', weekday: 'Monday', nth: 3, name: 'Martin Luther King Jr. Day' },
  { month: '02', weekday: 'Monday', nth: 3, name: 'Presidents’ Day' },
  { month: '05', weekday: 'Monday', nth: 0, name: 'Memorial Day' },
  { month: '09', weekday: 'Monday', nth: 1, name: 'Labor Day' },
  { month: '10', weekday: 'Monday', nth: 2, name: 'Columbus Day' },
  { month: '11', weekday: 'Thursday', nth: 4, name: 'Thanksgiving' },
] as const;

/**
 * What a day on which the practice is closed is called, where it is a holiday of the United States or the workday on which one that falls on a weekend
 * is kept.
 *
 * @param date as `2026-12-25`
 * @returns undefined for any other day
 */
export function holidayName(date: string): string | undefined {
  const weekday = weekdayOf(date);
  const moving = MOVING.find(
    (one) => one.month === date.slice(5, 7) && one.weekday === weekday && isNth(date, one.nth),
  );
  if (moving !== undefined) return moving.name;
  const kept = weekday === 'Monday' ? fixedOn(addDays(date, -1)) : undefined;
  const keptBefore = weekday === 'Friday' ? fixedOn(addDays(date, 1)) : undefined;
  const observed = [kept, keptBefore].find((name) => name !== undefined && !name.endsWith(' Eve'));
  return observed === undefined ? fixedOn(date) : `${observed}, kept`;
}

function fixedOn(date: string): string | undefined {
  return FIXED[date.slice('yyyy-'.length)];
}

function isNth(date: string, nth: number): boolean {
  if (nth === 0) return addDays(date, WEEK_DAYS).slice(0, 7) !== date.slice(0, 7);
  return Math.ceil(Number(date.slice(-2)) / WEEK_DAYS) === nth;
}
