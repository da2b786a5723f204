import { hoursOn, isByAppointment } from '../practice/hours-on.ts';
import { wallClockAt } from '../practice/practice-clock.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';
import type { CardRow } from './card-content.ts';
import type { CardState } from './card-state.ts';

/** The ready letter to whoever comes when we are closed (content/desk-letters.yaml). */
export const CLOSED_THEN = 'closed-then';

/** Whether a time lies on a day on which we are closed, or before or after its hours; not on a weekend by appointment. */
export function isOutsideHours({ startsAt, endsAt }: Slot, rules: OpeningRules): boolean {
  const begins = wallClockAt(new Date(startsAt), rules.timeZone);
  if (isByAppointment(rules, begins.date)) return false;
  const hours = hoursOn(rules, begins.date);
  if (hours === null) return true;
  return (
    begins.time < hours.opens || wallClockAt(new Date(endsAt), rules.timeZone).time > hours.closes
  );
}

/**
 * Whether somebody comes at a time at which we are closed by now, and nobody here has said that it stands: hours or holidays were changed after it was
 * booked. Whoever puts a visit there in the diary sees that, and has said so (docs/decisions/262-a-visit-when-we-are-closed.md).
 */
export function comesWhenClosed(
  { appointment }: CardRow,
  { standsOn }: CardState,
  rules: OpeningRules,
  now: Date,
): boolean {
  if (appointment === null || appointment.cancelledAt !== null) return false;
  const begins = Date.parse(appointment.startsAt);
  if (begins <= now.getTime()) return false;
  const isKnown = standsOn.some((moment) => Date.parse(moment) === begins);
  return !isKnown && isOutsideHours(appointment, rules);
}
