import { hoursOn, openDayFrom } from '../practice/hours-on.ts';
import { addDays, wallClockAt } from '../practice/practice-clock.ts';
import { momentOnWall } from '../practice/wall-moment.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import { isInTheirHours, windowOf } from '../intake/their-hours.ts';

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;
const WEEK_DAYS = 7;

/** Until the office has settled: the first half-hour belongs to who waits at the door. */
const MORNING_AFTER_OPENING_MS = HALF_HOUR_MS;

/**
 * Up to three times at which to try again: in an hour or two, within their hours today, and on the next open day.
 *
 * @param preferredTime what the visitor chose
 * @returns in order, each within the hours of its day, and none in its first half-hour
 */
export function timesToTry(
  rules: OpeningRules,
  preferredTime: string | undefined,
  now: Date,
): Date[] {
  const { date, time } = wallClockAt(now, rules.timeZone);
  const window = windowOf(preferredTime, rules);
  const onWall = (day: string, clock: string) => momentOnWall(day, clock, rules.timeZone);
  const settledOn = (day: string, opens: string) =>
    new Date(onWall(day, opens).getTime() + MORNING_AFTER_OPENING_MS);
  const inAnHour = Math.ceil((now.getTime() + HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const candidates: Date[] = [];
  const today = hoursOn(rules, date);
  if (today !== null && time < today.closes) {
    const [settled, closing] = [settledOn(date, today.opens), onWall(date, today.closes)];
    // The desk may be at it before we open.
    const soon = Math.max(inAnHour, settled.getTime());
    const theirs = window === undefined ? [] : [onWall(date, window.from)];
    const later = [new Date(soon), new Date(soon + 2 * HOUR_MS), ...theirs];
    candidates.push(...later.filter((at) => at > now && at >= settled && at < closing));
  }
  const next = openDayFrom(rules, date, 1);
  if (next !== null) {
    const [settled, closing] = [settledOn(next.date, next.opens), onWall(next.date, next.closes)];
    const other = onWall(next.date, window?.from ?? '14:00');
    candidates.push(...[settled, other].filter((at) => at >= settled && at < closing));
  }
  const sorted = [...new Set(candidates.map((at) => at.getTime()))].toSorted((a, b) => a - b);
  const inTheirs = sorted.filter((at) => isInTheirHours(preferredTime, new Date(at), rules));
  const chosen = [...inTheirs, ...sorted.filter((at) => !inTheirs.includes(at))].slice(0, 3);
  return chosen.toSorted((a, b) => a - b).map((at) => new Date(at));
}

/** Days on which a card may come back, each when we open: the next two open days, and in a week. */
export function daysToReturn(rules: OpeningRules, now: Date): Date[] {
  const { date } = wallClockAt(now, rules.timeZone);
  const first = openDayFrom(rules, date, 1);
  const second = first && openDayFrom(rules, first.date, 1);
  const inAWeek = openDayFrom(rules, addDays(date, WEEK_DAYS - 1), 1);
  const opens = new Map(
    [first, second, inAWeek].flatMap((day) => (day === null ? [] : [[day.date, day.opens]])),
  );
  return [...opens].map(([day, clock]) => momentOnWall(day, clock, rules.timeZone));
}
