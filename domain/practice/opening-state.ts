import type { OpeningRules } from '../scheduling/slot.ts';
import { hoursOn, openDayFrom } from './hours-on.ts';
import { wallClockAt, weekdayOf } from './practice-clock.ts';

/** Whether the practice is open, and when that changes next. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** The next change: its weekday in English and its time as `08:00`; the weekday is null for today. */
  readonly nextChange: { readonly weekday: string | null; readonly time: string } | null;
}

/** The state at a moment, in New York's time whatever the visitor's own. A day by appointment counts as closed. */
export function openingStateAt(rules: OpeningRules, now: Date): OpeningState {
  const { date, time } = wallClockAt(now, rules.timeZone);
  const today = hoursOn(rules, date);
  if (today !== null && time < today.closes) {
    const isOpen = time >= today.opens;
    return { isOpen, nextChange: { weekday: null, time: isOpen ? today.closes : today.opens } };
  }
  const next = openDayFrom(rules, date, 1);
  return {
    isOpen: false,
    nextChange: next && { weekday: weekdayOf(next.date), time: next.opens },
  };
}
