import type { Practice } from './practice-schema.ts';

/** Whether the practice is open, and when that changes next. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** The next change: its weekday in English and its time as `08:00`; the weekday is null for today. */
  readonly nextChange: { readonly weekday: string | null; readonly time: string } | null;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY_MS = 86_400_000;
/** Further ahead nobody wants to be told; closures of two weeks are bridged. */
const DAYS_AHEAD = 15;

/**
 * The state at a moment, in New York's time whatever the visitor's own. Weekends are by appointment only, which counts as closed.
 *
 * @param hours the practice's hours
 * @param closures days on which it is closed, as `2026-12-25`
 * @param now the moment
 */
export function openingStateAt(
  hours: Practice['hours'],
  closures: readonly string[],
  now: Date,
): OpeningState {
  const today = localDate(now, hours.timeZone);
  const { opens, closes } = hours.weekdays;
  if (isWorkday(today.date, closures)) {
    if (today.time < opens) return { isOpen: false, nextChange: { weekday: null, time: opens } };
    if (today.time < closes) return { isOpen: true, nextChange: { weekday: null, time: closes } };
  }
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today.date, ahead);
    if (isWorkday(date, closures)) {
      return { isOpen: false, nextChange: { weekday: weekdayOf(date), time: opens } };
    }
  }
  return { isOpen: false, nextChange: null };
}

/** The date and the time of day at a place, as `2026-11-21` and `14:05`. */
function localDate(moment: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Calendar days are counted in UTC, where every day has 24 hours. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

function isWorkday(date: string, closures: readonly string[]): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 'Saturday' && weekday !== 'Sunday' && !closures.includes(date);
}
