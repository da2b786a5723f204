import { HORIZON_DAYS } from '../../../domain/scheduling/event-types.ts';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
const SUNDAY = 0;
const SATURDAY = 6;

/** How many days are shown at once: two weeks. */
export const PERIOD_DAYS = 14;

/** Today in New York, as `2027-03-15`, whatever the visitor's own. */
export function todayInNewYork(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now);
}

/**
 * The first day of a period: the Monday of this week, on a weekend the next; every further period begins two weeks later.
 *
 * @param today as `2027-03-15`
 * @param index 0 for the first period
 */
export function periodStart(today: string, index: number): string {
  const weekday = weekdayOf(today);
  const toMonday = weekday === SUNDAY ? 1 : weekday === SATURDAY ? 2 : 1 - weekday;
  return addDays(today, toMonday + index * PERIOD_DAYS);
}

/** The working days of a period, none after the last that can be booked: a day that nobody can have must not look taken. */
export function workdaysFrom(monday: string, lastDay: string): string[] {
  return Array.from({ length: PERIOD_DAYS }, (_, ahead) => ahead)
    .filter((ahead) => ahead % DAYS_A_WEEK < 5)
    .map((ahead) => addDays(monday, ahead))
    .filter((day) => day <= lastDay);
}

/** The last day that can be booked online. */
export function lastBookableDay(today: string): string {
  return addDays(today, HORIZON_DAYS);
}

/** The period that holds a day; for a time that is chosen from elsewhere. */
export function periodOf(today: string, day: string): number {
  const first = Date.parse(periodStart(today, 0));
  return Math.max(0, Math.floor((Date.parse(day) - first) / (PERIOD_DAYS * DAY_MS)));
}

/** Whether anything of a period can still be booked. */
export function isWithinHorizon(today: string, index: number): boolean {
  return periodStart(today, index) <= lastBookableDay(today);
}

/** Calendar days are counted in UTC, where every day has 24 hours. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
