import { addDays, daysBetween } from '../practice/practice-clock.ts';
import { type CalendarDay, monthsEarlier, readDay, sameDayAhead } from './calendar-day.ts';

/** How long before the day: in weeks near it, in months of the calendar farther off. */
export type TimeBefore = { readonly weeks: number } | { readonly months: number };

const DAYS_OF_A_WEEK = 7;
/** The ribbon is marked by weeks so far, which are three months, and by months from there. */
export const LAST_WEEK = 13;
const MONTHS_IN_WEEKS = 3;
export const FIRST_MONTH = MONTHS_IN_WEEKS + 1;
export const LAST_MONTH = 19;

/** The marks of a whole ribbon, from the day back; each stands at the end of its row. */
export const RIBBON_MARKS: readonly TimeBefore[] = [
  ...Array.from({ length: LAST_WEEK }, (_, index) => ({ weeks: index + 1 })),
  ...Array.from({ length: LAST_MONTH - MONTHS_IN_WEEKS }, (_, index) => ({
    months: FIRST_MONTH + index,
  })),
];

/** How many rows of the ribbon lie between the day and a time before it. */
export function rowsBefore(before: TimeBefore): number {
  return 'weeks' in before ? before.weeks : LAST_WEEK + before.months - MONTHS_IN_WEEKS;
}

/** The day that lies so long before another, by the calendar. */
export function dayBefore(day: CalendarDay, before: TimeBefore): CalendarDay {
  return 'weeks' in before
    ? addDays(day, -before.weeks * DAYS_OF_A_WEEK)
    : monthsEarlier(day, before.months);
}

/** Whether what has to begin so long before a day can still begin. */
export function isInTime(before: TimeBefore, day: CalendarDay, today: CalendarDay): boolean {
  return dayBefore(day, before) >= today;
}

/** How a wedding day lies to today. */
export type Countdown =
  | { readonly state: 'passed'; readonly day: CalendarDay; readonly ahead: CalendarDay | null }
  | {
      readonly state: 'ahead';
      readonly day: CalendarDay;
      readonly daysLeft: number;
      /** Whole months of the calendar. */
      readonly monthsLeft: number;
      /** Those that are still to come, or are today. */
      readonly marks: readonly TimeBefore[];
      /** How much of the row after the last mark is left, from 0 to below 1. */
      readonly cut: number;
    };

/** Counts back from a day to today. */
export function countBack(day: CalendarDay, today: CalendarDay): Countdown {
  if (day < today) return { state: 'passed', day, ahead: sameDayAhead(day, today) };
  const marks = RIBBON_MARKS.filter((mark) => isInTime(mark, day, today));
  const daysLeft = daysBetween(today, day);
  return {
    state: 'ahead',
    day,
    daysLeft,
    monthsLeft: wholeMonths(day, today),
    marks,
    cut: cutAfter(marks.length, day, daysLeft),
  };
}

function cutAfter(rows: number, day: CalendarDay, daysLeft: number): number {
  const next = RIBBON_MARKS[rows];
  if (!next) return 0;
  const last = RIBBON_MARKS[rows - 1] ?? { weeks: 0 };
  const from = daysBetween(dayBefore(day, last), day);
  return (daysLeft - from) / (daysBetween(dayBefore(day, next), day) - from);
}

function wholeMonths(day: CalendarDay, today: CalendarDay): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const [todayYear = 0, todayMonth = 0] = today.split('-').map(Number);
  const months = (year - todayYear) * 12 + month - todayMonth;
  return isInTime({ months }, day, today) ? months : months - 1;
}

/** The wedding day that an address names behind its `#`; null where it names none. */
export function dayOfHash(hash: string): CalendarDay | null {
  return readDay(hash.replace(/^#/, ''));
}
