import type { OpeningRules } from '../scheduling/slot.ts';
import { hoursOn, openDayFrom } from './hours-on.ts';
import { daysBetween, wallClockAt } from './practice-clock.ts';
import type { DayAhead } from './say-date.ts';

/** Whether the practice is open, and when that changes next. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** The next change: its day, and its time as `08:00`; null where none is in sight. */
  readonly nextChange: (DayAhead & { readonly time: string }) | null;
}

/** The state at a moment, in New York's time whatever the visitor's own. A day by appointment counts as closed. */
export function openingStateAt(rules: OpeningRules, now: Date): OpeningState {
  const { date, time } = wallClockAt(now, rules.timeZone);
  const today = hoursOn(rules, date);
  if (today !== null && time < today.closes) {
    const isOpen = time >= today.opens;
    return {
      isOpen,
      nextChange: { date, daysAhead: 0, time: isOpen ? today.closes : today.opens },
    };
  }
  const next = openDayFrom(rules, date, 1);
  return {
    isOpen: false,
    nextChange: next && {
      date: next.date,
      daysAhead: daysBetween(date, next.date),
      time: next.opens,
    },
  };
}
