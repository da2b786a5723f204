import { addDays, isWorkday, wallClockAt } from '../practice/practice-clock.ts';
import { promisedTime } from '../practice/promise.ts';
import { momentOnWall } from '../practice/wall-moment.ts';
import type { OpeningRules } from '../scheduling/slot.ts';

/** How far back an open day is looked for; closures of two weeks are bridged. */
const DAYS_BACK = 16;

/** Until when a card is to be answered. */
export interface PromiseLimit {
  /** What the visitor was told. */
  readonly dueAt: Date;
  /** The last open minute before that, where it ends while we are closed: the real limit. */
  readonly limitAt: Date;
}

/**
 * Until when we promised to answer.
 *
 * @returns null when the practice does not open for a month, and nothing was promised
 */
export function promiseLimit(rules: OpeningRules, receivedAt: Date): PromiseLimit | null {
  const promised = promisedTime(rules, receivedAt);
  if (promised === null) return null;
  const dueAt = momentOnWall(promised.date, promised.time, rules.timeZone);
  return { dueAt, limitAt: lastOpenMoment(rules, receivedAt, dueAt) };
}

/** The moment itself where the practice is open then, else when it closed last before it; never before `from`. */
function lastOpenMoment(rules: OpeningRules, from: Date, moment: Date): Date {
  const { opens, closes } = rules.weekdays;
  const wall = wallClockAt(moment, rules.timeZone);
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const date = addDays(wall.date, -back);
    if (!isWorkday(date, rules.closures)) continue;
    if (back === 0 && wall.time <= opens) continue;
    if (back === 0 && wall.time <= closes) return moment;
    const closing = momentOnWall(date, closes, rules.timeZone);
    return closing > from ? closing : moment;
  }
  return moment;
}

const MINUTE_MS = 60_000;

/** For how many minutes the practice is open between two moments. */
export function openMinutes(rules: OpeningRules, from: Date, until: Date): number {
  if (until <= from) return 0;
  let minutes = 0;
  const last = wallClockAt(until, rules.timeZone).date;
  for (let { date } = wallClockAt(from, rules.timeZone); date <= last; date = addDays(date, 1)) {
    if (!isWorkday(date, rules.closures)) continue;
    const begins = momentOnWall(date, rules.weekdays.opens, rules.timeZone);
    const ends = momentOnWall(date, rules.weekdays.closes, rules.timeZone);
    const overlap =
      Math.min(ends.getTime(), until.getTime()) - Math.max(begins.getTime(), from.getTime());
    if (overlap > 0) minutes += Math.floor(overlap / MINUTE_MS);
  }
  return minutes;
}

/** The end of the nth business day after a day, or of the first. */
export function endOfBusinessDay(rules: OpeningRules, from: Date, days: number): Date {
  let { date } = wallClockAt(from, rules.timeZone);
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (isWorkday(date, rules.closures)) left -= 1;
  }
  return momentOnWall(date, rules.weekdays.closes, rules.timeZone);
}

/** How many business days lie between two days, the later one counted. */
export function businessDaysAhead(rules: OpeningRules, from: Date, until: Date): number {
  const last = wallClockAt(until, rules.timeZone).date;
  let days = 0;
  let date = addDays(wallClockAt(from, rules.timeZone).date, 1);
  for (; date <= last; date = addDays(date, 1)) if (isWorkday(date, rules.closures)) days += 1;
  return days;
}
