import { addDays, wallClockAt } from '../practice/practice-clock.ts';
import type { Slot } from '../scheduling/slot.ts';
import { rowClocks, rowOf, type DiaryRules, type Stretch } from './diary-days.ts';

const DAY_MS = 86_400_000;
/** Longer than any reading of the practice's own calendar looks ahead (server/housekeeping/read-own-calendar.ts). */
const DAYS_LIMIT = 200;

/**
 * Times of the practice's own calendar as they lie in the diary: every half-hour that they touch within its rows, a stretch a day.
 *
 * @param times in UTC
 */
export function ownStretches(rules: DiaryRules, times: readonly Slot[]): Stretch[] {
  return times.flatMap((time) => stretchesOfTime(rules, time));
}

function stretchesOfTime(rules: DiaryRules, { startsAt, endsAt }: Slot): Stretch[] {
  const from = wallClockAt(new Date(startsAt), rules.timeZone);
  const until = wallClockAt(new Date(endsAt), rules.timeZone);
  const rows = rowClocks(rules).length;
  const stretches: Stretch[] = [];
  for (let day = from.date; day <= until.date && stretches.length < DAYS_LIMIT;) {
    const first = day === from.date ? Math.max(0, Math.floor(rowOf(rules, from.time))) : 0;
    const end = day === until.date ? Math.min(rows, Math.ceil(rowOf(rules, until.time))) : rows;
    if (first < end) stretches.push({ day, from: first, count: end - first });
    day = addDays(day, 1);
  }
  return stretches;
}

/** Whether two stretches share a half-hour. */
export function doOverlap(one: Stretch, other: Stretch): boolean {
  return (
    one.day === other.day &&
    one.from < other.from + other.count &&
    other.from < one.from + one.count
  );
}

/** Whether the calendar could not be read for a whole day, or never. @param readAt ISO 8601 in UTC */
export function isUnreadForADay(
  { readAt, fault }: { readAt: string | null; fault: string | null },
  now: Date,
): boolean {
  if (fault === null) return false;
  return readAt === null || now.getTime() - Date.parse(readAt) > DAY_MS;
}
