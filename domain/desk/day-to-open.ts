import { hoursOn, openDayFrom } from '../practice/hours-on.ts';
import { wallClockAt, weekOf } from '../practice/practice-clock.ts';
import type { OpeningRules } from '../scheduling/slot.ts';

/**
 * The day whose week the diary opens on: today, as long as its week has an open hour or a visit before it; else the next day that we are open.
 *
 * @param ends when visits that stand in the diary end, in any order
 */
export function dayToOpen(rules: OpeningRules, ends: readonly string[], now: Date): string {
  const { date, time } = wallClockAt(now, rules.timeZone);
  const week = weekOf(date);
  const isOpenYet = week.some((day) => {
    const hours = hoursOn(rules, day);
    return hours !== null && (day > date || (day === date && time < hours.closes));
  });
  const isAwaited = ends.some((end) => {
    const at = new Date(end);
    return at > now && week.includes(wallClockAt(at, rules.timeZone).date);
  });
  if (isOpenYet || isAwaited) return date;
  return openDayFrom(rules, date, 1)?.date ?? date;
}
