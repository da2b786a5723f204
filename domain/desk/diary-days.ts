import { addDays, isWorkday, wallClockAt, weekdayOf } from '../practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot, diaryClocks } from '../scheduling/diary-slot.ts';
import { STEP_MINUTES } from '../scheduling/event-types.ts';
import { offeredSlots } from '../scheduling/offered-slots.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';

const WEEK_DAYS = 7;
const MINUTE_MS = 60_000;
const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Half-hours of a day's column, counted from opening. */
export interface Stretch {
  readonly day: string;
  readonly from: number;
  readonly count: number;
}

/** The seven days of the week of a day, from Monday. */
export function weekOf(day: string): string[] {
  const sinceMonday = WEEKDAYS.findIndex((name) => name === weekdayOf(day));
  const monday = addDays(day, -sinceMonday);
  return Array.from({ length: WEEK_DAYS }, (_, ahead) => addDays(monday, ahead));
}

/** Where a time lies in the diary; what is outside the hours is cut, and null where nothing is left. */
export function stretchOf(rules: OpeningRules, slot: Slot): Stretch | null {
  const clocks = diaryClocks(rules);
  const [first = ''] = clocks;
  const minutesAt = (clock: string) => minutesBetween(first, clock) / STEP_MINUTES;
  const length = (Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / MINUTE_MS / STEP_MINUTES;
  const start = minutesAt(clockOfSlot(slot));
  const from = Math.max(0, start);
  const count = Math.min(clocks.length, start + length) - from;
  return count <= 0 ? null : { day: dayOfSlot(slot), from, count };
}

/** Whether nobody has a part of a stretch, and it has not begun. */
export function isFree(
  rules: OpeningRules,
  { day, from, count }: Stretch,
  taken: readonly Stretch[],
  now: Date,
): boolean {
  const clocks = diaryClocks(rules);
  const wall = wallClockAt(now, rules.timeZone);
  const clock = clocks[from];
  if (clock === undefined || from + count > clocks.length) return false;
  if (day < wall.date || (day === wall.date && clock <= wall.time)) return false;
  return !taken.some(
    (other) => other.day === day && other.from < from + count && from < other.from + other.count,
  );
}

/**
 * The next stretch of some length that is free.
 *
 * @param after looked from here on, this one not
 * @returns null where there is none within four weeks
 */
export function nextFree(
  rules: OpeningRules,
  after: Stretch,
  taken: readonly Stretch[],
  now: Date,
  days = 28,
): Stretch | null {
  const clocks = diaryClocks(rules).length;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = addDays(after.day, ahead);
    if (!isWorkday(day, rules.closures) && ahead > 0) continue;
    for (let from = ahead === 0 ? after.from + 1 : 0; from + after.count <= clocks; from += 1) {
      const stretch = { day, from, count: after.count };
      if (isFree(rules, stretch, taken, now)) return stretch;
    }
  }
  return null;
}

/** Where a visitor can book the shorter of the two visits online now, as stretches of half-hours. */
export function offeredStretches(
  rules: OpeningRules,
  days: readonly string[],
  taken: readonly Stretch[],
  now: Date,
): Stretch[] {
  const [from] = days;
  if (from === undefined) return [];
  const free = offeredSlots(rules, 'virtual-consult', { from, days: days.length }, now).flatMap(
    (slot) => {
      const stretch = stretchOf(rules, slot);
      return stretch !== null && isFree(rules, stretch, taken, now) ? [stretch] : [];
    },
  );
  const joined: Stretch[] = [];
  for (const one of free) {
    const last = joined.at(-1);
    const goesOn = last?.day === one.day && last.from + last.count === one.from;
    if (goesOn) joined[joined.length - 1] = { ...last, count: last.count + one.count };
    else joined.push(one);
  }
  return joined;
}

/**
 * The free stretches of a day, parted where visitors can book online and where we alone may write.
 *
 * @param taken of that day and others, in any order
 * @param offered as `offeredStretches` says
 */
export function freeStretches(
  rules: OpeningRules,
  day: string,
  taken: readonly Stretch[],
  offered: readonly Stretch[],
): (Stretch & { readonly isOffered: boolean })[] {
  const holds = (stretches: readonly Stretch[], row: number) =>
    stretches.some((one) => one.day === day && one.from <= row && row < one.from + one.count);
  const free: (Stretch & { readonly isOffered: boolean })[] = [];
  for (const [row] of diaryClocks(rules).entries()) {
    if (holds(taken, row)) continue;
    const isOffered = holds(offered, row);
    const last = free.at(-1);
    if (last !== undefined && last.from + last.count === row && last.isOffered === isOffered)
      free[free.length - 1] = { ...last, count: last.count + 1 };
    else free.push({ day, from: row, count: 1, isOffered });
  }
  return free;
}

/** How far into a day's column a moment is, in half-hours; null on another day or outside the hours. */
export function rowAt(rules: OpeningRules, day: string, moment: Date): number | null {
  const wall = wallClockAt(moment, rules.timeZone);
  const [first = ''] = diaryClocks(rules);
  const row = minutesBetween(first, wall.time) / STEP_MINUTES;
  const isWithin = wall.date === day && row >= 0 && wall.time < rules.weekdays.closes;
  return isWithin ? row : null;
}

/** A stretch's clock times, as `08:00`. */
export function clocksOf(
  rules: OpeningRules,
  { from, count }: Pick<Stretch, 'from' | 'count'>,
): { from: string; until: string } {
  const clocks = [...diaryClocks(rules), rules.weekdays.closes];
  return { from: clocks[from] ?? '', until: clocks[from + count] ?? '' };
}

/** Minutes from one clock time to another of the same day. */
function minutesBetween(from: string, until: string): number {
  const minutes = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split(':').map(Number);
    return hours * 60 + rest;
  };
  return minutes(until) - minutes(from);
}
