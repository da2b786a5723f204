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

/** "today", "tomorrow", "Wednesday", or "December 8" further away. */
export function sayDay(moment: Date, now: Date, timeZone: string): string {
  const day = wallClockAt(moment, timeZone).date;
  const today = wallClockAt(now, timeZone).date;
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  if (day === addDays(today, -1)) return 'yesterday';
  return day > today && day < addDays(today, WEEK_DAYS)
    ? weekdayOf(day)
    : sayDate(moment, timeZone);
}

/** "December 8", with its year where it is another one than now. */
function sayDate(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(
    moment,
  );
}

/** "Thursday, December 10, 10:00 AM" */
export function sayMoment(moment: Date, timeZone: string): string {
  return joinClock(
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
      .format(moment)
      .replace(' at ', ', '),
  );
}

/** "Mon 9:31 AM" within a week of now, "Nov 19" further away. */
export function sayStamp(moment: Date, now: Date, timeZone: string): string {
  const wall = wallClockAt(moment, timeZone);
  const today = wallClockAt(now, timeZone).date;
  if (wall.date === today) return sayClock(wall.time);
  if (wall.date > addDays(today, -WEEK_DAYS) && wall.date < addDays(today, WEEK_DAYS)) {
    return `${weekdayOf(wall.date).slice(0, SHORT)} ${sayClock(wall.time)}`;
  }
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(
    moment,
  );
}
