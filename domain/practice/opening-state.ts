import { addDays, isWorkday, wallClockAt, weekdayOf } from './practice-clock.ts';
import type { Practice } from './practice-schema.ts';

/** Whether the practice is open, and when that changes next. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** The next change: its weekday in English and its time as `08:00`; the weekday is null for today. */
  readonly nextChange: { readonly weekday: string | null; readonly time: string } | null;
}

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
  const today = wallClockAt(now, hours.timeZone);
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
