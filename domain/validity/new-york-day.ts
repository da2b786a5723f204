import { wallClockAt } from '../practice/practice-clock.ts';

/** The calendar day at the practice, as 2026-12-25. */
export function newYorkDay(moment: Date): string {
  return wallClockAt(moment, 'America/New_York').date;
}
