import { Temporal } from 'temporal-polyfill';

const ZONE = 'America/New_York';

/** The calendar day at the practice, as 2026-12-25. */
export function newYorkDay(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .toString();
}

/** The moment at which a day is over in New York, in milliseconds of the epoch. */
export function endOfNewYorkDay(day: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds;
}
