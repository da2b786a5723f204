import type { LostMail } from '../../domain/desk/lost-mail.ts';
import { isToldAfter, isUnheard } from '../../domain/desk/lost-mail.ts';
import { phoneToDial } from '../../domain/desk/phone-to-dial.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { WHY_LOST } from './letter-stayed.tsx';

/** Above the strokes: that a mail about a visit, or that confirms a request, never got there, what they do not know, and how to reach them. */
export function LostMailSaid({ card, now }: { card: OpenedCard; now: Date }) {
  const { timeZone } = useRoom().practice.opening;
  const { content, row, state } = card;
  const { lost } = state;
  if (lost === null) return null;
  // Of a visit that is over there is nothing to tell any more.
  if (row.appointment !== null && !isUnheard(row, state, now)) return null;
  const phone = typeof content === 'object' ? (content.phone ?? '') : '';
  const isRequest = row.appointment === null;
  return (
    <p className="closed-then">
      <b>
        {isRequest
          ? 'The letter that confirms their request did not arrive.'
          : 'The letter about the visit did not arrive.'}
      </b>{' '}
      {WHY_LOST[lost.why]} {sayUnknown(lost, card, timeZone, now)}{' '}
      {isToldAfter(state.entries, lost)
        ? 'A letter of what was done since goes to the same address, and may not arrive either. '
        : ''}
      {phone === '' ? (
        'There is no number to call: correct the address.'
      ) : (
        <>
          Call them: <a href={`tel:${phoneToDial(phone)}`}>{phone}</a>.
          {lost.why === 'refused' ? ' Once the address is corrected, a letter goes there.' : ''}
        </>
      )}
    </p>
  );
}

/** What they do not know as long as nobody tells them. */
function sayUnknown(lost: LostMail, card: OpenedCard, timeZone: string, now: Date): string {
  const { mail } = lost;
  const { appointment } = card.row;
  if (appointment === null) return 'They do not know whether it came.';
  const on = sayMoment(new Date(appointment.startsAt), timeZone, now);
  if (appointment.cancelledAt !== null && isToldAfter(card.state.entries, lost)) {
    return `It is cancelled since, and they may count on ${on}, or on another time.`;
  }
  if (mail === 'changed') {
    return appointment.cancelledAt === null
      ? `It is on ${on}, and what they know may be another time.`
      : `They do not know that it is cancelled, and count on ${on}.`;
  }
  if (mail === 'own') return 'What they did they saw on the site; they have no letter of it.';
  return `They have no letter that it is on ${on}, and no link to move it.`;
}
