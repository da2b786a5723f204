import { hoursOn } from '../practice/hours-on.ts';
import { addDays } from '../practice/practice-clock.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dayBefore, isInTime, type TimeBefore } from './ribbon.ts';

/** When the practice sees anybody. */
export interface Visits {
  readonly rules: OpeningRules;
  /** The first day on which a visit can still be booked. */
  readonly firstVisit: CalendarDay;
  readonly today: CalendarDay;
}

/** What has to begin some time before a day. */
export interface WorkBefore {
  readonly before: TimeBefore;
  /** Somebody else does it, as one's own dentist: neither our open days nor our visits bind it. */
  readonly elsewhere?: true | undefined;
}

/**
 * The last day on which what takes so long before a day can begin: where the practice does it and does not open on it, the last open day before it.
 */
export function beginBy(work: WorkBefore, day: CalendarDay, rules: OpeningRules): CalendarDay {
  let last = dayBefore(day, work.before);
  while (!work.elsewhere && hoursOn(rules, last) === null) last = addDays(last, -1);
  return last;
}

/**
 * From the first visit, at which nothing is treated, to the first treatment at the least: the plan is written, agreed to, and what it needs is made.
 * For the doctors to confirm, like the times of the work (docs/decisions/265-room-for-the-first-visit.md).
 */
const PLAN_DAYS = 7;

/** How much room there is for it: enough, or for the first visit and hardly more, or none. */
export type Room = 'enough' | 'tight' | 'none';

/** Whether what takes so long before a day can still begin, when everything of ours begins with a visit that has yet to be booked. */
export function roomFor(work: WorkBefore, day: CalendarDay, visits: Visits): Room {
  const { rules, firstVisit, today } = visits;
  if (work.elsewhere) return isInTime(work.before, day, today) ? 'enough' : 'none';
  const last = beginBy(work, day, rules);
  if (last < firstVisit) return 'none';
  return last < addDays(firstVisit, PLAN_DAYS) ? 'tight' : 'enough';
}

/** Whether it can be counted on: there is enough room for it. */
export function canBegin(work: WorkBefore, day: CalendarDay, visits: Visits): boolean {
  return roomFor(work, day, visits) === 'enough';
}
