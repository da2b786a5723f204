import { CALLER } from '../../domain/desk/caller.ts';
import { owedFor } from '../../domain/desk/place-card.ts';
import { promiseLimit } from '../../domain/desk/promise-limit.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** Until when the promise is to be kept, what is owed for a visit to be done, or the estimate for it to be given. */
export interface StrokeLimit {
  readonly is: 'promise' | 'visit' | 'estimate';
  readonly at: Date;
}

/**
 * Until when something is to be done on a card, wherever it stands in the list; null where nothing is.
 *
 * @param setsDay whether a day is being set on which it comes back
 */
export function strokeLimitOf(
  { row, state }: Pick<OpenedCard, 'row' | 'state'>,
  setsDay: boolean,
  rules: OpeningRules,
): StrokeLimit | null {
  const owed = owedFor(row, state, rules);
  if (owed !== null) return { is: state.isAnswered ? 'estimate' : 'visit', at: owed.at };
  // Whoever called is told the day on which they are called back: it takes the place of the promise.
  const isKept = state.isAnswered || (row.kind === CALLER && setsDay);
  if (row.appointment !== null || isKept) return null;
  const dueAt = promiseLimit(rules, new Date(row.receivedAt))?.dueAt;
  return dueAt === undefined ? null : { is: 'promise', at: dueAt };
}

const SAID: Readonly<Record<StrokeLimit['is'], string>> = {
  promise: 'The promise is still to be kept, until',
  visit: 'What is owed for the visit is due by',
  estimate: 'The estimate is owed by',
};

/** "The promise is still to be kept, until Tuesday, December 1, 8:05 AM." */
export function sayStrokeLimit({ is, at }: StrokeLimit, timeZone: string): string {
  return `${SAID[is]} ${sayMoment(at, timeZone)}.`;
}

/** What becomes of what is due, with a message and without one; null where nothing is. */
export function sayBecomes(
  limit: StrokeLimit | null,
  now: Date,
): { readonly left: string; readonly none: string } | null {
  // A message gives nobody an estimate.
  if (limit === null || limit.is === 'estimate') return null;
  if (limit.is === 'visit') {
    return { left: 'the call counts as made', none: 'the call is still owed' };
  }
  return limit.at > now
    ? { left: 'the promise is kept', none: 'the promise still stands' }
    : { left: 'answered, late', none: 'still unanswered' };
}
