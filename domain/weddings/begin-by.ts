import { addDays, isWorkday } from '../practice/practice-clock.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dayBefore, type TimeBefore } from './ribbon.ts';

/** When the practice sees anybody. */
export interface Visits {
  /** Days on which it is closed, beside weekends. */
  readonly closures: readonly string[];
  /** The first day on which a visit can still be booked. */
  readonly firstVisit: CalendarDay;
}

/**
 * The last day on which what takes so long before a day can begin: where that falls on a weekend or a closed day, the last open day before it.
 */
export function beginBy(
  before: TimeBefore,
  day: CalendarDay,
  closures: readonly string[],
): CalendarDay {
  let last = dayBefore(day, before);
  while (!isWorkday(last, closures)) last = addDays(last, -1);
  return last;
}

/** Whether it can still begin: a visit can be booked by its last day. */
export function canBegin(
  before: TimeBefore,
  day: CalendarDay,
  { closures, firstVisit }: Visits,
): boolean {
  return beginBy(before, day, closures) >= firstVisit;
}
