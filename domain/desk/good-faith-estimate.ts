import type { OpeningRules } from '../scheduling/slot.ts';
import type { CardRow } from './card-content.ts';
import type { CardState } from './card-state.ts';
import { businessDaysAhead, endOfBusinessDay } from './promise-limit.ts';

/** A Good Faith Estimate is owed in one business day to whoever booked three or more ahead, in three to whoever booked ten or more. */
const ESTIMATE_TERMS = [
  { bookedAheadDays: 10, withinDays: 3 },
  { bookedAheadDays: 3, withinDays: 1 },
] as const;

/** Within how many business days a Good Faith Estimate is due from the booking; undefined where it was booked too near for one. */
export function estimateDays(
  { appointment, receivedAt }: CardRow,
  rules: OpeningRules,
): number | undefined {
  if (appointment === null) return undefined;
  const ahead = businessDaysAhead(rules, new Date(receivedAt), new Date(appointment.startsAt));
  return ESTIMATE_TERMS.find(({ bookedAheadDays }) => ahead >= bookedAheadDays)?.withinDays;
}

/** Until when the estimate for a visit is owed; null where none is, or not any more. */
export function estimateDueAt(row: CardRow, state: CardState, rules: OpeningRules): Date | null {
  const days = owesEstimate(row, state, rules) ? estimateDays(row, rules) : undefined;
  return days === undefined ? null : endOfBusinessDay(rules, new Date(row.receivedAt), days);
}

/** Whether whoever booked a visit with a fee is still to get an estimate, as far as we know. */
export function owesEstimate(row: CardRow, state: CardState, rules: OpeningRules): boolean {
  if (row.kind !== 'smile-blueprint' || row.appointment?.cancelledAt !== null) return false;
  if (state.owesNoEstimate || state.gaveEstimate) return false;
  return estimateDays(row, rules) !== undefined;
}
