import type { OpeningRules } from '../scheduling/slot.ts';
import { hoursOn, isByAppointment } from './hours-on.ts';
import { wallClockAt, weekdayOf, weekOf } from './practice-clock.ts';

/** A day as the hours say it: weekends may be by appointment only, closures close any day. */
export type DayState = 'open' | 'by appointment' | 'closed';

export interface WeekDay {
  /** As `2026-11-26`; null in the usual week, which is no week of the calendar. */
  readonly date: string | null;
  readonly name: string;
  readonly state: DayState;
  /** It is one of the days on which the practice is closed beside its hours. */
  readonly isClosure: boolean;
  readonly isToday: boolean;
}

/** Any day. */
const SOME_DAY = '2026-11-23';

/** Monday to Sunday as they usually are, for a page that does not know the day. */
export function usualWeek({ week }: Pick<OpeningRules, 'week'>): WeekDay[] {
  return daysOf(weekOf(SOME_DAY), { week, closures: [] }).map((day) => ({ ...day, date: null }));
}

/** Monday to Sunday of the week that a moment falls into in New York, closures and holidays included. A closure that is over is none: its day is as usual. */
export function weekAt({ timeZone, week, closures }: OpeningRules, now: Date): WeekDay[] {
  const { date: today } = wallClockAt(now, timeZone);
  return daysOf(weekOf(today), { week, closures: closures.filter((day) => day >= today) }, today);
}

/** The dates of the closures of a week. A weekday that is closed every week is none. */
export function closuresOf(week: readonly WeekDay[]): string[] {
  return week.flatMap(({ date, isClosure }) => (isClosure && date !== null ? [date] : []));
}

function daysOf(
  dates: readonly string[],
  rules: Pick<OpeningRules, 'week' | 'closures'>,
  today?: string,
): WeekDay[] {
  return dates.map((date) => ({
    date,
    name: weekdayOf(date),
    state: stateOn(rules, date),
    isClosure: rules.closures.includes(date),
    isToday: date === today,
  }));
}

function stateOn(rules: Pick<OpeningRules, 'week' | 'closures'>, date: string): DayState {
  if (isByAppointment(rules, date)) return 'by appointment';
  return hoursOn(rules, date) === null ? 'closed' : 'open';
}
