import { hoursOn, openDayFrom } from '../practice/hours-on.ts';
import { addDays, wallClockAt } from '../practice/practice-clock.ts';
import { promisedTime } from '../practice/promise.ts';
import { momentOnWall } from '../practice/wall-moment.ts';
import type { OpeningRules } from '../scheduling/slot.ts';

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
  const { date, time } = wallClockAt(moment, rules.timeZone);
  const today = hoursOn(rules, date);
  const hasOpened = today !== null && time > today.opens;
  if (hasOpened && time <= today.closes) return moment;
  const last = hasOpened ? { date, ...today } : openDayFrom(rules, date, -1);
  if (last === null) return moment;
  const closing = momentOnWall(last.date, last.closes, rules.timeZone);
  return closing > from ? closing : moment;
}

const MINUTE_MS = 60_000;

/** For how many minutes the practice is open between two moments. */
export function openMinutes(rules: OpeningRules, from: Date, until: Date): number {
  if (until <= from) return 0;
  let minutes = 0;
  const last = wallClockAt(until, rules.timeZone).date;
  for (let { date } = wallClockAt(from, rules.timeZone); date <= last; date = addDays(date, 1)) {
    const hours = hoursOn(rules, date);
    if (hours === null) continue;
    const begins = momentOnWall(date, hours.opens, rules.timeZone);
    const ends = momentOnWall(date, hours.closes, rules.timeZone);
    const overlap =
      Math.min(ends.getTime(), until.getTime()) - Math.max(begins.getTime(), from.getTime());
    if (overlap > 0) minutes += Math.floor(overlap / MINUTE_MS);
  }
  return minutes;
}

/** The end of the nth business day after a day; the moment itself where we do not open so often within sight. */
export function endOfBusinessDay(rules: OpeningRules, from: Date, days: number): Date {
  let end = from;
  let { date } = wallClockAt(from, rules.timeZone);
  for (let left = days; left > 0; left -= 1) {
    const next = openDayFrom(rules, date, 1);
    if (next === null) break;
    ({ date } = next);
    end = momentOnWall(date, next.closes, rules.timeZone);
  }
  return end;
}

/** How many business days lie between two days, the later one counted. */
export function businessDaysAhead(rules: OpeningRules, from: Date, until: Date): number {
  const last = wallClockAt(until, rules.timeZone).date;
  let days = 0;
  let date = addDays(wallClockAt(from, rules.timeZone).date, 1);
  for (; date <= last; date = addDays(date, 1)) if (hoursOn(rules, date) !== null) days += 1;
  return days;
}
