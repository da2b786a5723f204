import { hoursOn, isByAppointment, widestHours } from '../practice/hours-on.ts';
import {
  addDays,
  clockOfMinutes,
  minutesOfClock,
  wallClockAt,
} from '../practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot } from '../scheduling/diary-slot.ts';
import { STEP_MINUTES } from '../scheduling/event-types.ts';
import { offeredSlots } from '../scheduling/offered-slots.ts';
import type { DayHours, OpeningRules, Slot } from '../scheduling/slot.ts';

const MINUTE_MS = 60_000;

/** The rules of the week, and from when until when the diary has rows: what was booked may lie outside the hours of now. The hours alone where that is left out. */
export interface DiaryRules extends OpeningRules {
  readonly rows?: DayHours;
}

/** Half-hours of a day's column, counted from its first row. */
export interface Stretch {
  readonly day: string;
  readonly from: number;
  readonly count: number;
}

/** Half-hours from one row of a day's column to another, which does not belong to them. */
interface Rows {
  readonly from: number;
  readonly until: number;
}

/**
 * From when until when the diary has rows: over the hours of the week, and all that lies in it.
 *
 * @param before rows that it has already: each stays, so that what was counted from the first of them does
 */
export function rowsFor(
  rules: OpeningRules,
  slots: readonly Slot[],
  before: DayHours = widestHours(rules),
): DayHours {
  const { opens, closes } = widestHours(rules);
  const starts = slots.map(clockOfSlot);
  const ends = slots.map((slot) =>
    clockOfMinutes(minutesOfClock(clockOfSlot(slot)) + lengthOf(slot) * STEP_MINUTES),
  );
  return {
    opens: [opens, before.opens, ...starts].reduce((one, other) => (other < one ? other : one)),
    closes: [closes, before.closes, ...ends].reduce((one, other) => (other > one ? other : one)),
  };
}

/** The clock time of each row, as `08:00`. */
export function rowClocks(rules: DiaryRules): string[] {
  const { opens, closes } = rowHours(rules);
  const first = minutesOfClock(opens);
  const count = (minutesOfClock(closes) - first) / STEP_MINUTES;
  return Array.from({ length: count }, (_, row) => clockOfMinutes(first + row * STEP_MINUTES));
}

/** In which rows staff may write: from the earliest opening of the week to its latest closing. */
export function writableRows(rules: DiaryRules): Rows {
  const { opens, closes } = widestHours(rules);
  return { from: rowOf(rules, opens), until: rowOf(rules, closes) };
}

/** In half-hours. */
function lengthOf({ startsAt, endsAt }: Slot): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS / STEP_MINUTES;
}

function rowHours(rules: DiaryRules): DayHours {
  return rules.rows ?? widestHours(rules);
}

/** In which rows a day is open; null where the practice does not open. */
function openRows(rules: DiaryRules, day: string): Rows | null {
  const hours = hoursOn(rules, day);
  return hours && { from: rowOf(rules, hours.opens), until: rowOf(rules, hours.closes) };
}

/** Where staff look for a time: within the hours, and all day where there are none. */
function rowsToSearch(rules: DiaryRules, day: string): Rows {
  return openRows(rules, day) ?? writableRows(rules);
}

/** What of a day's column lies outside its hours; nothing of a day by appointment. */
export function closedStretches(rules: DiaryRules, day: string): Stretch[] {
  if (isByAppointment(rules, day)) return [];
  const rows = rowClocks(rules).length;
  const open = openRows(rules, day) ?? { from: 0, until: 0 };
  return [
    { day, from: 0, count: open.from },
    { day, from: open.until, count: rows - open.until },
  ].filter(({ count }) => count > 0);
}

/** How far down a column a clock time lies, in half-hours. */
export function rowOf(rules: DiaryRules, clock: string): number {
  return (minutesOfClock(clock) - minutesOfClock(rowHours(rules).opens)) / STEP_MINUTES;
}

/** Where a time lies in the diary; what is outside its rows is cut, and null where nothing is left. */
export function stretchOf(rules: DiaryRules, slot: Slot): Stretch | null {
  const start = rowOf(rules, clockOfSlot(slot));
  const from = Math.max(0, start);
  const count = Math.min(rowClocks(rules).length, start + lengthOf(slot)) - from;
  return count <= 0 ? null : { day: dayOfSlot(slot), from, count };
}

/** Whether nobody has a part of a stretch, staff may write there, and it has not begun. */
export function isFree(
  rules: DiaryRules,
  { day, from, count }: Stretch,
  taken: readonly Stretch[],
  now: Date,
): boolean {
  const writable = writableRows(rules);
  const wall = wallClockAt(now, rules.timeZone);
  const clock = rowClocks(rules)[from];
  if (clock === undefined || from < writable.from || from + count > writable.until) return false;
  if (day < wall.date || (day === wall.date && clock <= wall.time)) return false;
  return !taken.some(
    (other) => other.day === day && other.from < from + count && from < other.from + other.count,
  );
}

/**
 * The next stretch of some length that is free, within the hours of its day.
 *
 * @param after looked from here on, this one not
 * @returns null where there is none within four weeks
 */
export function nextFree(
  rules: DiaryRules,
  after: Stretch,
  taken: readonly Stretch[],
  now: Date,
  days = 28,
): Stretch | null {
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = addDays(after.day, ahead);
    if (hoursOn(rules, day) === null && ahead > 0) continue;
    const rows = rowsToSearch(rules, day);
    const first = ahead === 0 ? Math.max(rows.from, after.from + 1) : rows.from;
    for (let from = first; from + after.count <= rows.until; from += 1) {
      const stretch = { day, from, count: after.count };
      if (isFree(rules, stretch, taken, now)) return stretch;
    }
  }
  return null;
}

/**
 * Free stretches of the same length near one that is not: on its own day the last one before it and the first one behind it, the nearest first; the next one
 * where its day has no room.
 *
 * @returns none where there is none within four weeks either
 */
export function freeNear(
  rules: DiaryRules,
  at: Stretch,
  taken: readonly Stretch[],
  now: Date,
): Stretch[] {
  const rows = rowsToSearch(rules, at.day);
  const starts = Math.max(0, rows.until - at.count - rows.from + 1);
  const free = Array.from({ length: starts }, (_, row) => ({
    ...at,
    from: rows.from + row,
  })).filter((stretch) => isFree(rules, stretch, taken, now));
  const near = [
    free.findLast(({ from }) => from < at.from),
    free.find(({ from }) => from > at.from),
  ].filter((stretch) => stretch !== undefined);
  const apart = ({ from }: Stretch) => Math.abs(from - at.from);
  if (near.length > 0) return near.toSorted((one, other) => apart(one) - apart(other));
  const next = nextFree(rules, at, taken, now);
  return next === null ? [] : [next];
}

/** What of a stretch is free from its beginning on; null where nothing is. */
export function freeBefore(
  rules: DiaryRules,
  at: Stretch,
  taken: readonly Stretch[],
  now: Date,
): Stretch | null {
  for (let count = at.count - 1; count > 0; count -= 1) {
    const shorter = { ...at, count };
    if (isFree(rules, shorter, taken, now)) return shorter;
  }
  return null;
}

/** What of a stretch is free up to its end; null where nothing is. */
export function freeBehind(
  rules: DiaryRules,
  at: Stretch,
  taken: readonly Stretch[],
  now: Date,
): Stretch | null {
  for (let count = at.count - 1; count > 0; count -= 1) {
    const shorter = { ...at, from: at.from + at.count - count, count };
    if (isFree(rules, shorter, taken, now)) return shorter;
  }
  return null;
}

/** Where a visitor can book the shorter of the two visits online now, as stretches of half-hours. */
export function offeredStretches(
  rules: DiaryRules,
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
 * The free stretches of a day within its hours, parted where visitors can book online and where we alone may write.
 *
 * @param taken of that day and others, in any order
 * @param offered as `offeredStretches` says
 */
export function freeStretches(
  rules: DiaryRules,
  day: string,
  taken: readonly Stretch[],
  offered: readonly Stretch[],
): (Stretch & { readonly isOffered: boolean })[] {
  const holds = (stretches: readonly Stretch[], row: number) =>
    stretches.some((one) => one.day === day && one.from <= row && row < one.from + one.count);
  const free: (Stretch & { readonly isOffered: boolean })[] = [];
  const rows = rowsToSearch(rules, day);
  for (let row = rows.from; row < rows.until; row += 1) {
    if (holds(taken, row)) continue;
    const isOffered = holds(offered, row);
    const last = free.at(-1);
    if (last !== undefined && last.from + last.count === row && last.isOffered === isOffered)
      free[free.length - 1] = { ...last, count: last.count + 1 };
    else free.push({ day, from: row, count: 1, isOffered });
  }
  return free;
}

/** How far into a day's column a moment is, in half-hours; null on another day or outside its rows. */
export function rowAt(rules: DiaryRules, day: string, moment: Date): number | null {
  const wall = wallClockAt(moment, rules.timeZone);
  const row = rowOf(rules, wall.time);
  const isWithin = wall.date === day && row >= 0 && wall.time < rowHours(rules).closes;
  return isWithin ? row : null;
}

/** A stretch's clock times, as `08:00`. */
export function clocksOf(
  rules: DiaryRules,
  { from, count }: Pick<Stretch, 'from' | 'count'>,
): { from: string; until: string } {
  const clocks = [...rowClocks(rules), rowHours(rules).closes];
  return { from: clocks[from] ?? '', until: clocks[from + count] ?? '' };
}
