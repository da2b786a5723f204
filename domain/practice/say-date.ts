import { weekdayOf, WEEKDAYS } from './practice-clock.ts';

const MONTH_AND_DAY: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' };

/** `2026-11-26` in English, as "November 26" or with the parts that are asked for. */
export function sayDate(date: string, parts = MONTH_AND_DAY): string {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  return format.format(new Date(date));
}

/** A day, and how far it is from the day on which it is said. */
export interface DayAhead {
  /** As `2026-11-23`. */
  readonly date: string;
  /** Calendar days. */
  readonly daysAhead: number;
}

/** Whether a weekday alone says which day is meant. */
export function isWithinAWeek({ daysAhead }: DayAhead): boolean {
  return daysAhead < WEEKDAYS.length;
}

/** "Monday, August 9" */
export function sayWithWeekday(date: string): string {
  return `${weekdayOf(date)}, ${sayDate(date)}`;
}

/** "Monday", with its date where the weekday alone could be another one. */
export function sayDayAhead(day: DayAhead): string {
  return isWithinAWeek(day) ? weekdayOf(day.date) : sayWithWeekday(day.date);
}
