import { addDays, isWorkday, wallClockAt, weekdayOf } from './practice-clock.ts';
import type { Practice } from './practice-schema.ts';

/** A day as the hours say it: weekends are by appointment only, closures close any day. */
type DayState = 'open' | 'by appointment' | 'closed';

export interface WeekDay {
  /** As `2026-11-26`; null in the usual week, which is no week of the calendar. */
  readonly date: string | null;
  readonly name: string;
  readonly state: DayState;
  readonly isToday: boolean;
}

/** Any Monday. */
const SOME_MONDAY = '2026-11-23';
const DAYS_OF_A_WEEK = 7;

/** Monday to Sunday as they usually are, for a page that does not know the day. */
export function usualWeek(): WeekDay[] {
  return daysFrom(SOME_MONDAY, []).map((day) => ({ ...day, date: null }));
}

/** Monday to Sunday of the week that a moment falls into in New York, closures and holidays included. */
export function weekAt({ hours, closures }: Pick<Practice, 'hours' | 'closures'>, now: Date) {
  const { date: today } = wallClockAt(now, hours.timeZone);
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_A_WEEK;
  return daysFrom(addDays(today, -daysSinceMonday), closures, today);
}

/** "Closed on Thursday, November 26." for what is still to come of the week; null where nothing of it is closed. */
export function sayClosures(week: readonly WeekDay[]): string | null {
  const today = week.findIndex(({ isToday }) => isToday);
  const closed = week.slice(Math.max(today, 0)).filter(({ state }) => state === 'closed');
  if (closed.length === 0) return null;
  const days = closed.map(({ name, date }) => `${name}, ${sayDay(date)}`);
  return `Closed on ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format(days)}.`;
}

function daysFrom(monday: string, closures: readonly string[], today?: string): WeekDay[] {
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => {
    const date = addDays(monday, index);
    return {
      date,
      name: weekdayOf(date),
      state: stateOf(date, closures),
      isToday: date === today,
    };
  });
}

function stateOf(date: string, closures: readonly string[]): DayState {
  if (closures.includes(date)) return 'closed';
  return isWorkday(date, closures) ? 'open' : 'by appointment';
}

function sayDay(date: string | null): string {
  const format = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return date === null
    ? ''
    : new Intl.DateTimeFormat('en-US', format).format(new Date(`${date}T00:00:00Z`));
}
