import { Temporal } from 'temporal-polyfill';

/**
 * The moment at which a day is over in New York, in milliseconds of the epoch.
 *
 * @param day as 2026-12-25
 */
export function endOfNewYorkDay(day: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime('America/New_York')
    .epochMilliseconds;
}
