import type { DayHours, OpeningRules } from '../scheduling/slot.ts';
import { addDays, daysSinceMonday } from './practice-clock.ts';

/** How far an open day is looked for: closures of four weeks are bridged, also from the Friday before. Past that no time is named. */
export const DAYS_IN_SIGHT = 31;
const SATURDAY_INDEX = 5;

/** The hours of a date; null where the practice does not open: on closures, and on weekdays without hours. */
export function hoursOn(
  { week, closures }: Pick<OpeningRules, 'week' | 'closures'>,
  date: string,
): DayHours | null {
  return closures.includes(date) ? null : (week[daysSinceMonday(date)] ?? null);
}

/** Whether a date lies on a weekend on which the practice sees people by appointment alone (product 7.5). */
export function isByAppointment(rules: Pick<OpeningRules, 'week' | 'closures'>, date: string) {
  return isWeekend(date) && hoursOn(rules, date) === null && !rules.closures.includes(date);
}

/** Whether a date is a Saturday or a Sunday, whatever the practice's hours. @param date as `2027-03-15` */
export function isWeekend(date: string): boolean {
  return daysSinceMonday(date) >= SATURDAY_INDEX;
}

/**
 * The next date after another, or the last before it, on which the practice opens.
 *
 * @param step 1 for the next, -1 for the last before
 * @returns with its hours; null where there is none in sight
 */
export function openDayFrom(
  rules: OpeningRules,
  date: string,
  step: 1 | -1,
): (DayHours & { readonly date: string }) | null {
  for (let far = 1; far <= DAYS_IN_SIGHT; far += 1) {
    const other = addDays(date, far * step);
    const hours = hoursOn(rules, other);
    if (hours !== null) return { date: other, ...hours };
  }
  return null;
}

/** From the earliest opening of the week to its latest closing. */
export function widestHours({ week }: Pick<OpeningRules, 'week'>): DayHours {
  const days = week.filter((day) => day !== null);
  return {
    opens: days.map(({ opens }) => opens).toSorted()[0] ?? '00:00',
    closes:
      days
        .map(({ closes }) => closes)
        .toSorted()
        .at(-1) ?? '00:00',
  };
}
