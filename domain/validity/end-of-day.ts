import { Temporal } from 'temporal-polyfill';

const ZONE = 'America/New_York';

/**
 * The moment at which a day begins in New York, in milliseconds of the epoch.
 *
 * @param day as 2026-12-25
 */
export function startOfNewYorkDay(day: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(ZONE).epochMilliseconds;
}

/**
 * The moment at which a day is over in New York, in milliseconds of the epoch.
 *
 * @param day as 2026-12-25
 */
export function endOfNewYorkDay(day: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds;
}
