import { hoursOn } from '../practice/hours-on.ts';
import { addDays, minutesOfClock, wallClockAt } from '../practice/practice-clock.ts';
import { EVENT_TYPES, HORIZON_DAYS, STEP_MINUTES, type EventType } from './event-types.ts';
import type { OpeningRules } from './slot.ts';

const MINUTE_MS = 60_000;

/**
 * The first day on which a time is offered at all: those before it lie within the notice and are not taken. By the clock on the wall alone,
 * so that the browser needs no library for it; the days that it names are those of `offeredSlots`.
 *
 * @returns as `2027-03-15`; null where the practice does not open within the horizon
 */
export function firstBookableDay(rules: OpeningRules, event: EventType, now: Date): string | null {
  const { durationMinutes, noticeOpenMinutes } = EVENT_TYPES[event];
  const wholeMinute = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const today = wallClockAt(wholeMinute, rules.timeZone);
  let rest: number = noticeOpenMinutes;
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const date = addDays(today.date, ahead);
    const hours = hoursOn(rules, date);
    if (hours === null) continue;
    const [opens, closes] = [minutesOfClock(hours.opens), minutesOfClock(hours.closes)];
    const from = ahead === 0 ? Math.max(opens, minutesOfClock(today.time)) : opens;
    const open = Math.max(0, closes - from);
    if (open < rest) {
      rest -= open;
      continue;
    }
    const steps = Math.ceil((from + rest - opens) / STEP_MINUTES);
    if (opens + steps * STEP_MINUTES + durationMinutes <= closes) return date;
    rest = 0;
  }
  return null;
}
