import { estimateDueAt } from '../../domain/desk/good-faith-estimate.ts';
import { isToBeSaid, refundOwedSince } from '../../domain/desk/place-card.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { isEventType } from '../../domain/scheduling/event-types.ts';
import { sayMoment, sayTime } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { LetterPreview } from '../diary/letter-preview.tsx';
import { useRoom } from '../room.ts';
import { isChangedByDesk } from './card-words.ts';

/** What an appointment's card has in the place of their words: when, and what the call is about. */
export function CardFacts({ card, now }: { card: OpenedCard; now: Date }) {
  const { practice } = useRoom();
  const { timeZone } = practice.opening;
  const { row, content, state } = card;
  const { appointment } = row;
  if (appointment === null || typeof content !== 'object') return null;
  const isBlueprint = row.kind === 'smile-blueprint';
  const owedBy = estimateDueAt(row, state, practice.opening);
  const isOn = appointment.cancelledAt === null && new Date(appointment.startsAt) > now;
  return (
    <dl className="facts">
      {isToBeSaid(row, state, now) ? (
        <div>
          <dt>To tell</dt>
          <dd>
            No letter could go, and nobody has told them yet. <em>Reached</em>, or a message that is
            left, says that they know.
            {isEventType(row.kind) ? (
              <LetterPreview
                event={row.kind}
                slot={appointment}
                status="cancelled"
                isNew={false}
                isOurs
                language={letterLanguageOf(content.language)}
                sentence=""
                isSaid
              />
            ) : null}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>When</dt>
        <dd>
          {sayMoment(new Date(appointment.startsAt), timeZone, now)} to{' '}
          {sayTime(new Date(appointment.endsAt), timeZone)}
          {appointment.cancelledAt === null
            ? ''
            : `. Cancelled by ${isChangedByDesk(card) ? 'the desk' : 'the visitor'}; the time is free again.`}
          {content.startsAt !== undefined &&
          Date.parse(content.startsAt) !== Date.parse(appointment.startsAt) ? (
            <>
              <br />
              Booked for <s>{sayMoment(new Date(content.startsAt), timeZone, now)}</s>
            </>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>How</dt>
        <dd>{isBlueprint ? 'At the practice, with both doctors.' : 'On screen, by video call.'}</dd>
      </div>
      {refundOwedSince(row, state) === null ? null : (
        <div>
          <dt>The fee</dt>
          <dd>
            We cancelled: whatever they paid is to be refunded in full, without being asked. What
            was paid stands in the notes.
          </dd>
        </div>
      )}
      {isBlueprint && isOn ? (
        <>
          <div>
            <dt>The fee</dt>
            <dd>{sayFee(card, timeZone, now)}</dd>
          </div>
          <div>
            <dt>The estimate</dt>
            <dd>
              {owedBy === null
                ? sayNoEstimate(card)
                : `Owed by ${sayMoment(owedBy, timeZone)}. A Good Faith Estimate is owed to whoever has no insurance or will not use it: within 1 business day of the booking where it was made 3 to 9 business days ahead, within 3 where 10 or more.`}
            </dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}

/** Whether somebody has called for the fee. What was paid stands in no field of the desk. */
function sayFee({ state }: OpenedCard, timeZone: string, now: Date): string {
  const call = state.entries.findLast(({ is }) => is === 'reached');
  if (call === undefined)
    return 'Not called for yet. No card was asked for online: take it by phone.';
  return `Called for: they were reached on ${sayMoment(new Date(call.at), timeZone, now)}. What was paid stands in the notes.`;
}

/** Why no estimate is owed, or not any more. */
function sayNoEstimate({ state }: OpenedCard): string {
  if (state.gaveEstimate) return 'It was given.';
  return state.owesNoEstimate
    ? 'None is owed: pays with insurance.'
    : 'None is owed unasked: it was booked less than 3 business days ahead.';
}
