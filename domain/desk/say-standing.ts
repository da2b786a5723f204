import type { OpeningRules } from '../scheduling/slot.ts';
import type { CardRow } from './card-content.ts';
import type { CardState } from './card-state.ts';
import type { SignedEntry } from './entries.ts';
import { owesEstimate } from './good-faith-estimate.ts';
import { isUnheard } from './lost-mail.ts';
import { comesWhenClosed } from './outside-hours.ts';
import { isUndelivered } from './stopped-letter.ts';
import { isToBeSaid, isUnseen, placeCard, refundOwedSince } from './place-card.ts';

/** Of a mail that never got there. */
export const LOST = 'letter did not arrive';

/** How a card stands, in a word or two, for whoever goes through all of them: "waiting", "letter sent", "reached", "booked". */
export function sayStanding(
  { row, state }: { readonly row: CardRow; readonly state: CardState },
  rules: OpeningRules,
  now: Date,
): string {
  const place = placeCard(row, state, rules, now);
  if (place?.group === 'aside') return 'set aside';
  if (isUnheard(row, state, now)) return LOST;
  if (row.appointment !== null) {
    if (place?.group === 'to-know') return 'to be seen';
    if (row.appointment.cancelledAt !== null) {
      if (isToBeSaid(row, state, now)) return 'to be told';
      return refundOwedSince(row, state) === null ? 'cancelled' : sayOwed(row, state, rules);
    }
    if (new Date(row.appointment.endsAt) <= now) return 'over';
    if (comesWhenClosed(row, state, rules, now)) return 'closed then';
    if (place?.group !== 'booked') return 'booked';
    return `${isUnseen(row, state) ? 'moved; ' : ''}${sayOwed(row, state, rules)}`;
  }
  if (state.toWriteAnew !== null) return sayLetterFault(state.toWriteAnew);
  const said = sayTurn(state);
  return said === 'waiting' && place?.group === 'late' ? 'past the promise' : said;
}

/** What is wrong with the last letter, in a few words. */
export function sayLetterFault(entry: SignedEntry): string {
  if (entry.is === 'given-back') return 'offered time given back';
  return isUndelivered(entry) ? LOST : 'letter did not leave';
}

/** What is still to be done for a visit with a fee: the call, the estimate, or both; its refund. */
export function sayOwed(row: CardRow, state: CardState, rules: OpeningRules): string {
  if (refundOwedSince(row, state) !== null) return 'refund if paid';
  if (!owesEstimate(row, state, rules)) return 'fee call';
  return state.isAnswered ? 'estimate owed' : 'fee and estimate';
}

function sayTurn({ turn, comesBackAt }: CardState): string {
  switch (turn?.is) {
    case 'reached':
      return 'reached';
    case 'closed':
      return turn.reason === 'twice' ? 'sent twice' : 'closed';
    case 'placed':
      // What became of the visit since, its own card says.
      return 'was booked';
    case 'letter':
      return 'letter sent';
    case 'no-answer':
      return turn.leftMessage ? 'message left' : 'no answer';
    default:
      return comesBackAt === null ? 'waiting' : 'follow up';
  }
}
