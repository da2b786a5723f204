import { CALLER } from '../../domain/desk/caller.ts';
import type { Place } from '../../domain/desk/place-card.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** Until when the promise is to be kept, or what is owed for a visit to be done. */
export interface StrokeLimit {
  readonly is: 'promise' | 'visit';
  readonly at: Date;
}

/** Until when something is to be done on a card; null where nothing is. @param setsDay whether a day is being set on which it comes back */
export function limitOf(
  { row, state }: OpenedCard,
  place: Place | null,
  setsDay: boolean,
): StrokeLimit | null {
  if (place?.group === 'booked' && row.appointment?.cancelledAt === null) {
    return { is: 'visit', at: place.at };
  }
  // Whoever called is told the day on which they are called back: it takes the place of the promise.
  const isKept = state.isAnswered || (row.kind === CALLER && setsDay);
  return isKept || place?.dueAt == null ? null : { is: 'promise', at: place.dueAt };
}

/** "The promise is still to be kept, until Tuesday, December 1, 8:05 AM." */
export function sayLimit({ is, at }: StrokeLimit, timeZone: string): string {
  const until = sayMoment(at, timeZone);
  return is === 'promise'
    ? `The promise is still to be kept, until ${until}.`
    : `What is owed for the visit is due by ${until}.`;
}

/** What becomes of what is due, with a message and without one; null where nothing is. */
export function sayBecomes(
  limit: StrokeLimit | null,
  now: Date,
): { readonly left: string; readonly none: string } | null {
  if (limit === null) return null;
  if (limit.is === 'visit') {
    return { left: 'the call counts as made', none: 'the call is still owed' };
  }
  return limit.at > now
    ? { left: 'the promise is kept', none: 'the promise still stands' }
    : { left: 'answered, late', none: 'still unanswered' };
}
