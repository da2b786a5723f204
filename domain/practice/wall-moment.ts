import { wallClockAt } from './practice-clock.ts';

const HOUR_MS = 3_600_000;
/** No zone is further from UTC. */
const FARTHEST_OFFSET_HOURS = 14;
const QUARTERS = 4;

/**
 * The moment at which a wall at a place shows a date and a time. By `Intl` alone, so that the browser needs no library for it. Where
 * a clock shows a time twice, the first; where it leaves one out, as many minutes later.
 *
 * @param date as `2026-11-21`
 * @param time as `14:05`
 */
export function momentOnWall(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = (moment: number): string => {
    const wall = wallClockAt(new Date(moment), timeZone);
    return `${wall.date} ${wall.time}`;
  };
  const wanted = `${date} ${time}`;
  const near = asUtc - offsetAt(asUtc, timeZone);
  for (const moment of [near - HOUR_MS, near, near + HOUR_MS]) {
    if (shown(moment) === wanted) return new Date(moment);
  }
  return new Date(near);
}

/** How far a wall is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallClockAt(new Date(moment), timeZone);
  const ahead = Date.parse(`${date}T${time}:00Z`) - moment;
  const quarter = HOUR_MS / QUARTERS;
  const limit = FARTHEST_OFFSET_HOURS * HOUR_MS;
  return Math.max(-limit, Math.min(limit, Math.round(ahead / quarter) * quarter));
}
