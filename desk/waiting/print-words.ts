import { sayTime } from '../../domain/desk/time-words.ts';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import { sayLongDay } from '../diary/diary-words.ts';

/** When a sheet was printed: "Printed Friday, November 27, 2026, 12:36 PM". */
export function sayPrinted(now: Date, timeZone: string): string {
  const { date } = wallClockAt(now, timeZone);
  return `Printed ${sayLongDay(date)}, ${date.slice(0, 'yyyy'.length)}, ${sayTime(now, timeZone)}`;
}
