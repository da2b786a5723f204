import { comesWhenClosed } from '../../domain/desk/outside-hours.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { sayWhyClosed } from '../diary/diary-words.ts';
import { useRoom } from '../room.ts';

/** Above the strokes, where whoever calls looks: when they come, and that we are closed then. Nothing where we are not. */
export function ClosedThen({ card: { row, state }, now }: { card: OpenedCard; now: Date }) {
  const { opening } = useRoom().practice;
  if (row.appointment === null || !comesWhenClosed(row, state, opening, now)) return null;
  return (
    <p className="closed-then">
      <b>{sayMoment(new Date(row.appointment.startsAt), opening.timeZone, now)}.</b>{' '}
      {sayWhyClosed(opening, row.appointment)}. Booked before that was so, they come unless it is
      moved or cancelled.
    </p>
  );
}

/** What a stroke leaves to be done with a visit when we are closed, whatever else it settles; empty where nothing is. */
export function sayToMove({ row, state }: OpenedCard, rules: OpeningRules, now: Date): string {
  const isWhenClosed = comesWhenClosed(row, state, rules, now);
  return isWhenClosed ? '; the visit is still to be moved, or to stand' : '';
}
