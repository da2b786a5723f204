import { wallClockAt } from '../practice/practice-clock.ts';

const ZONE = 'America/New_York';
const MINUTE_MS = 60_000;

/**
 * The moment at which a clock in New York shows a time of a day, by `Intl` alone, so that the browser needs no library for it. A time that the
 * clocks skip in March is the one an hour later; of one that they show twice in November it is the first.
 *
 * @param day as 2026-12-25
 * @param time as 18:00
 */
export function newYorkMoment(day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // New York is four or five hours behind.
  const offsets = [4, 5].map((hours) => hours * 60 * MINUTE_MS);
  const moments = offsets.map((offset) => new Date(wall + offset));
  const exact = moments.find((moment) => readsAs(moment) === wall);
  return exact ?? new Date(Math.max(...moments.map(Number)));
}

/** A moment as clocks in New York show it, with its distance to UTC: `2027-02-06T10:00:00-05:00`. */
export function newYorkTimestamp(moment: Date): string {
  const { date, time } = wallClockAt(moment, ZONE);
  const hoursBehind = Math.round((Number(moment) - readsAs(moment)) / (60 * MINUTE_MS));
  return `${date}T${time}:00-${String(hoursBehind).padStart(2, '0')}:00`;
}

/** What the clock on the wall shows, as if it were UTC, in milliseconds. */
function readsAs(moment: Date): number {
  const { date, time } = wallClockAt(moment, ZONE);
  return Date.parse(`${date}T${time}:00Z`);
}
