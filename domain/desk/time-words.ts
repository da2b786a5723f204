import {
  addDays,
  joinClock,
  sayClock,
  wallClockAt,
  weekdayOf,
} from '../practice/practice-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const WEEK_DAYS = 7;
const SHORT = 3;

/** "44 min" or "9 h 53", for a time that is left or past. */
export function sayMinutes(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < HOUR_MINUTES) return `${whole} min`;
  const hours = Math.floor(whole / HOUR_MINUTES);
  return `${hours} h ${String(whole % HOUR_MINUTES).padStart(2, '0')}`;
}

/** Minutes from one moment to another, as a clock counts them. */
export function minutesBetween(from: Date, until: Date): number {
  return Math.round((until.getTime() - from.getTime()) / MINUTE_MS);
}

/** "8:02 AM" */
export function sayTime(moment: Date, timeZone: string): string {
  return sayClock(wallClockAt(moment, timeZone).time);
}

/** "today", "tomorrow", "Wednesday", or "December 8" further away; "December 8, 2025" in another year than now. */
export function sayDay(moment: Date, now: Date, timeZone: string): string {
  const day = wallClockAt(moment, timeZone).date;
  const today = wallClockAt(now, timeZone).date;
  const isNear = day > addDays(today, 1) && day < addDays(today, WEEK_DAYS);
  return isNear ? weekdayOf(day) : sayDate(moment, now, timeZone);
}

/** The same where dates or another week stand beside it, among which a day of the week alone could be any: "today", "tomorrow", or "December 5". */
export function sayDate(moment: Date, now: Date, timeZone: string): string {
  const day = wallClockAt(moment, timeZone).date;
  const today = wallClockAt(now, timeZone).date;
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  if (day === addDays(today, -1)) return 'yesterday';
  return sayParts(moment, timeZone, { month: 'long', ...yearOf(moment, now, timeZone) });
}

/**
 * "Thursday, December 10, 10:00 AM"
 *
 * @param now what may be long past, or far ahead, is said with its year where it is another one than now; a letter names near times alone, and none
 */
export function sayMoment(moment: Date, timeZone: string, now?: Date): string {
  const written = sayParts(moment, timeZone, {
    weekday: 'long',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(now === undefined ? {} : yearOf(moment, now, timeZone)),
  });
  return joinClock(written.replace(' at ', ', '));
}

/** "Mon 9:31 AM" within a week of now, "Nov 19" further away, "Nov 19, 2025" in another year. */
export function sayStamp(moment: Date, now: Date, timeZone: string): string {
  const wall = wallClockAt(moment, timeZone);
  const today = wallClockAt(now, timeZone).date;
  if (wall.date === today) return sayClock(wall.time);
  if (wall.date > addDays(today, -WEEK_DAYS) && wall.date < addDays(today, WEEK_DAYS)) {
    return `${weekdayOf(wall.date).slice(0, SHORT)} ${sayClock(wall.time)}`;
  }
  return sayParts(moment, timeZone, { month: 'short', ...yearOf(moment, now, timeZone) });
}

/** A moment's day, with what else is asked for. */
function sayParts(moment: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone, ...parts }).format(moment);
}

/** A year is said where it is not the one that everybody takes for granted. */
function yearOf(moment: Date, now: Date, timeZone: string): { year?: 'numeric' } {
  const year = (at: Date) => wallClockAt(at, timeZone).date.slice(0, 'yyyy'.length);
  return year(moment) === year(now) ? {} : { year: 'numeric' };
}
