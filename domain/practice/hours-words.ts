import { sayClock } from './practice-clock.ts';
import type { Practice } from './practice-schema.ts';

/** Weekends are a request, not a time that can be booked (product 7.5). */
export const WEEKEND_HOURS = 'Sat-Sun by appointment only';
export const WEEKEND_RULE = 'Weekends are by appointment only.';

/** "Mon-Fri 8:00 AM-6:00 PM" */
export function weekdayHours({ weekdays }: Pick<Practice['hours'], 'weekdays'>): string {
  return `Mon-Fri ${sayClock(weekdays.opens)}-${sayClock(weekdays.closes)}`;
}
