import { hoursOn } from '../../../domain/practice/hours-on.ts';
import { addDays, daysSinceMonday, wallClockAt } from '../../../domain/practice/practice-clock.ts';
import { HORIZON_DAYS } from '../../../domain/scheduling/event-types.ts';
import type { OpeningRules } from '../../../domain/scheduling/slot.ts';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
const SATURDAY_INDEX = 5;

type Week = Pick<OpeningRules, 'week'>;

/** How many days are shown at once: two weeks. */
export const PERIOD_DAYS = 14;

/**
 * The first day of a period: the Monday of this week, on a weekend without hours the next; every further period begins two weeks later.
 *
 * @param today as `2027-03-15`
 * @param index 0 for the first period
 */
export function periodStart({ week }: Week, today: string, index: number): string {
  const passed = daysSinceMonday(today);
  const isOver = passed >= SATURDAY_INDEX && !week.slice(passed).some((day) => day !== null);
  const toMonday = (isOver ? DAYS_A_WEEK : 0) - passed;
  return addDays(today, toMonday + index * PERIOD_DAYS);
}

/** How many days of a week the calendar shows: Monday to Friday, and a day of the weekend that has hours. */
export function columnsOf({ week }: Week): number {
  return week.filter((day, at) => at < SATURDAY_INDEX || day !== null).length;
}

/** The days of a period that the calendar shows, none after the last that can be booked: a day that nobody can have must not look taken. */
export function shownDaysFrom(monday: string, lastDay: string, { week }: Week): string[] {
  return Array.from({ length: PERIOD_DAYS }, (_, ahead) => addDays(monday, ahead)).filter((day) => {
    const at = daysSinceMonday(day);
    return day <= lastDay && (at < SATURDAY_INDEX || (week[at] ?? null) !== null);
  });
}

/** The first day that is not over: once the practice has closed, nobody answers today. */
export function firstDayLeft(rules: OpeningRules, now: Date): string {
  const { date, time } = wallClockAt(now, rules.timeZone);
  const hours = hoursOn(rules, date);
  return hours !== null && time >= hours.closes ? addDays(date, 1) : date;
}

/** The last day that can be booked online. */
export function lastBookableDay(today: string): string {
  return addDays(today, HORIZON_DAYS);
}

/** The period that holds a day; for a time that is chosen from elsewhere. */
export function periodOf(rules: Week, today: string, day: string): number {
  const first = Date.parse(periodStart(rules, today, 0));
  return Math.max(0, Math.floor((Date.parse(day) - first) / (PERIOD_DAYS * DAY_MS)));
}

/** Whether anything of a period can still be booked. */
export function isWithinHorizon(rules: Week, today: string, index: number): boolean {
  return periodStart(rules, today, index) <= lastBookableDay(today);
}
