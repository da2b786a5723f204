import { hoursOn } from '../practice/hours-on.ts';
import { addDays } from '../practice/practice-clock.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dayBefore, type TimeBefore } from './ribbon.ts';

/** When the practice sees anybody. */
export interface Visits {
  readonly rules: OpeningRules;
  /** The first day on which a visit can still be booked. */
  readonly firstVisit: CalendarDay;
}

/**
 * The last day on which what takes so long before a day can begin: where the practice does not open on it, the last open day before it.
 */
export function beginBy(before: TimeBefore, day: CalendarDay, rules: OpeningRules): CalendarDay {
  let last = dayBefore(day, before);
  while (hoursOn(rules, last) === null) last = addDays(last, -1);
  return last;
}

/** Whether it can still begin: a visit can be booked by its last day. */
export function canBegin(
  before: TimeBefore,
  day: CalendarDay,
  { rules, firstVisit }: Visits,
): boolean {
  return beginBy(before, day, rules) >= firstVisit;
}
