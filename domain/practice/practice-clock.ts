const DAY_MS = 86_400_000;
/** As calendars of work begin a week. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** What the clock and the calendar on a wall show. */
export interface WallClock {
  /** As `2026-11-21`. */
  readonly date: string;
  /** As `14:05`. */
  readonly time: string;
}

/** One a zone: to make one takes longer than to use it a hundred times. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  FORMATS.set(timeZone, format);
  return format;
}

/** A moment as a wall at a place shows it. By `Intl` alone, so that the browser needs no library for it. */
export function wallClockAt(moment: Date, timeZone: string): WallClock {
  const parts = formatFor(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Calendar days are counted in UTC, as which a date alone is read and where every day has 24 hours. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie from one date to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** How many days a date comes after the Monday of its week: 0 to 6. */
export function daysSinceMonday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % WEEKDAYS.length;
}

/** The seven days of the week of a date, from Monday. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -daysSinceMonday(date));
  return WEEKDAYS.map((_, ahead) => addDays(monday, ahead));
}

/** The weekday of a date, in English. */
export function weekdayOf(date: string): string {
  return WEEKDAYS[daysSinceMonday(date)] ?? '';
}

const HOUR_MINUTES = 60;

/** `08:30` as the minutes that have passed of its day. */
export function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
}

/** Minutes of a day as `08:30`; from 24 hours on it begins anew. */
export function clockOfMinutes(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR_MINUTES) % 24)}:${two(minutes % HOUR_MINUTES)}`;
}

/** Keeps what it joins on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** `18:00` as `6:00 PM`, which no line's end parts. */
export function sayClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${NO_BREAK_SPACE}${half}`;
}

/** A time as `Intl` writes it in American English, with the same space before `AM` and `PM` as `sayClock`. */
export function joinClock(written: string): string {
  return written.replaceAll(/\s(?=[AP]M\b)/g, NO_BREAK_SPACE);
}
