import { Temporal } from 'temporal-polyfill';
import { hoursOn } from '../practice/hours-on.ts';
import type { OpeningRules } from './slot.ts';

/** A stretch of time in milliseconds of the epoch; the end does not belong to it. */
export interface Interval {
  readonly startMs: number;
  readonly endMs: number;
}

/** The calendar day at the practice, whatever the visitor's own. */
export function dayAt(rules: OpeningRules, moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(rules.timeZone)
    .toPlainDate();
}

/**
 * The opening hours of a day; undefined on closures and on weekdays without hours. Each end is found by the clock on the wall, so a day of 23 or
 * 25 hours is right: no hours are ever added to a midnight.
 */
export function openingOf(rules: OpeningRules, day: Temporal.PlainDate): Interval | undefined {
  const hours = hoursOn(rules, day.toString());
  if (hours === null) return undefined;
  const at = (clock: string): number =>
    day.toZonedDateTime({ timeZone: rules.timeZone, plainTime: clock }).epochMilliseconds;
  return { startMs: at(hours.opens), endMs: at(hours.closes) };
}

/**
 * The moment at which the practice will have been open for some time from now on: notice is counted in opening hours, since nobody
 * reads a booking while the practice is closed.
 *
 * @param minutes of opening time
 * @param limitDays how many days are looked through
 * @returns milliseconds of the epoch; Infinity when the practice does not open for so long
 */
export function afterOpenMinutes(
  rules: OpeningRules,
  now: Date,
  minutes: number,
  limitDays: number,
): number {
  let restMs = minutes * 60_000;
  const today = dayAt(rules, now);
  for (let ahead = 0; ahead <= limitDays; ahead += 1) {
    const opening = openingOf(rules, today.add({ days: ahead }));
    if (opening === undefined) continue;
    const fromMs = Math.max(opening.startMs, now.getTime());
    const openMs = Math.max(0, opening.endMs - fromMs);
    if (openMs >= restMs) return fromMs + restMs;
    restMs -= openMs;
  }
  return Infinity;
}
