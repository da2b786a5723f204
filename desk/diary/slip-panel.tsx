import { useEffect, useRef } from 'react';
import { isOutsideHours } from '../../domain/desk/outside-hours.ts';
import { phoneToDial } from '../../domain/desk/phone-to-dial.ts';
import { sayMoment, sayStamp } from '../../domain/desk/time-words.ts';
import { isFocusLost, landOn } from '../land-on.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { LostMailSaid } from '../waiting/lost-mail.tsx';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { hasAddress } from '../box/letter-to.ts';
import type { OpenedBlock } from '../box/card-box.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayDate, sayLongDay, saySpan, sayWhyClosed, VISITS } from './diary-words.ts';
import { LetterPreview } from './letter-preview.tsx';
import { OFFERED_LETTER_ID, OfferedLetter } from './offered-letter.tsx';
import { weekdayOf } from '../../domain/practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import { isEventType } from '../../domain/scheduling/event-types.ts';
import { whyItStays } from './why-it-stays.ts';

interface SlipPanelProps {
  slip: DiarySlip;
  now: Date;
  mayChange: boolean;
  fault: string;
  onMove: () => void;
  onCancel: () => void;
  onGiveBack: (number: number) => void;
  onGiveSeriesBack: (series: string) => void;
  onLeave: () => void;
}

/** A slip that was taken up: who, when, how it came, and what can be done with it. */
export function SlipPanel(props: SlipPanelProps) {
  const { slip, now, mayChange, fault, onMove, onCancel, onGiveBack, onLeave } = props;
  const { box, practice, people } = useRoom();
  const rules = practice.opening;
  const heading = useRef<HTMLHeadingElement>(null);
  // Beside its week a slip keeps the focus, and its keys; on a phone it has gone with the agenda.
  useEffect(() => {
    if (isFocusLost()) landOn(heading.current);
    // On a tablet it stands below its week.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isOver = Date.parse(slip.slot.startsAt) <= now.getTime();
  const stays = whyItStays(slip, { rules, now, mayChange });
  const when = (
    <p className="slip-when">
      {sayLongDay(slip.day)}
      <br />
      {saySpan(rules, slip)}
    </p>
  );
  if (slip.is === 'kept') {
    const { block } = slip;
    const weeks =
      block.series === null ? [] : box.blocks.filter(({ series }) => series === block.series);
    const ahead = weeks.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
    const last = weeks.at(-1) ?? block;
    const isWeekly = box.blocks.filter((one) => isSameWeekly(one, block)).length > 1;
    return (
      <>
        <h2 ref={heading}>{slip.title}</h2>
        {when}
        {block.offered === null ? (
          <p>
            Blocked {isWeekly ? `each ${weekdayOf(slip.day)} ` : ''}by{' '}
            {nameAmongUs(people, block.person)}
            {isWeekly ? `, until ${sayDate(dayOfSlot(last))}` : ''}
            {!isWeekly && weeks.length > 1 ? ', each week; this one was moved by itself' : ''}.
            Visitors see it as taken.
          </p>
        ) : (
          <>
            <p>
              Offered in a letter of {nameAmongUs(people, block.person)}’s, and held until{' '}
              {sayMoment(new Date(block.offered.until), rules.timeZone)}. Visitors see it as taken.
            </p>
            {isOver ? null : <OfferedLetter offered={block.offered} now={now} />}
          </>
        )}
        {stays === undefined ? null : <p>{stays}</p>}
        {fault === '' ? null : (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <div className="panel-buttons">
          {isOver ? null : (
            <button
              className="button"
              type="button"
              aria-describedby={block.offered === null ? undefined : OFFERED_LETTER_ID}
              onClick={() => onGiveBack(block.number)}
            >
              {ahead.length > 1 ? 'Give this one back' : 'Give the time back'}
            </button>
          )}
          {stays === undefined ? (
            <button className="button outline" type="button" onClick={onMove}>
              Move <kbd aria-hidden="true">M</kbd>
            </button>
          ) : null}
          {block.series === null || ahead.length < 2 ? null : (
            <button
              className="button outline"
              type="button"
              onClick={() => props.onGiveSeriesBack(block.series ?? '')}
            >
              Give back all {ahead.length} that are to come
            </button>
          )}
          {block.offered === null ? null : (
            <a className="quiet" href={`/card/${block.offered.to}`} onClick={follow}>
              The whole card
            </a>
          )}
          <LeaveButton onLeave={onLeave} />
        </div>
      </>
    );
  }
  const { card } = slip;
  const { content, row, state } = card;
  const isReadable = typeof content === 'object';
  const phone = isReadable ? (content.phone ?? '') : '';
  const email = isReadable ? (content.email ?? '') : '';
  const made = state.entries.find((entry) => entry.is === 'made');
  const came = sayStamp(new Date(row.receivedAt), now, rules.timeZone);
  return (
    <>
      <h2 ref={heading}>{slip.title}</h2>
      <p className="slip-when">
        {isEventType(row.kind) ? VISITS[row.kind] : row.kind}
        <br />
        {sayLongDay(slip.day)}
        <br />
        {saySpan(rules, slip)}
      </p>
      <p>
        {made === undefined
          ? `Booked online, ${came}.`
          : `Booked by ${nameAmongUs(people, made.person)}, ${came}.`}
      </p>
      <LostMailSaid card={card} now={now} />
      {stays === undefined ? null : <p>{stays}</p>}
      {isOver || !isOutsideHours(slip.slot, rules) ? null : (
        <p className="slip-closed">{sayWhyClosed(rules, slip.slot)}.</p>
      )}
      {isOver || (box.sendsLetters && hasAddress(card)) || !isEventType(row.kind) ? null : (
        <LetterPreview
          event={row.kind}
          slot={slip.slot}
          status="booked"
          isNew={row.appointment?.sequence === 0}
          isOurs={false}
          language={letterLanguageOf(isReadable ? content.language : undefined)}
          sentence=""
          isSaid
          heading="Say to them"
        />
      )}
      <div className="panel-buttons">
        {phone === '' ? null : (
          <a className="button" href={`tel:${phoneToDial(phone)}`}>
            Call {phone}
          </a>
        )}
        {phone !== '' || email === '' ? null : (
          <a className="button" href={`mailto:${encodeURIComponent(email)}`} rel="noreferrer">
            E-mail {email}
          </a>
        )}
        {stays === undefined ? (
          <>
            <button className="button outline low" type="button" onClick={onMove}>
              Move <kbd aria-hidden="true">M</kbd>
            </button>
            <button className="button outline low" type="button" onClick={onCancel}>
              Cancel <kbd aria-hidden="true">X</kbd>
            </button>
          </>
        ) : null}
        <a className="quiet" href={`/card/${card.name}`} onClick={follow}>
          The whole card
        </a>
        <LeaveButton onLeave={onLeave} />
      </div>
    </>
  );
}

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <button className="quiet" type="button" onClick={onLeave}>
      Not now <kbd aria-hidden="true">Esc</kbd>
    </button>
  );
}

/** Whether two times are kept on the same weekday, at the same clock, as one series. */
function isSameWeekly(one: OpenedBlock, other: OpenedBlock): boolean {
  const shape = (block: OpenedBlock) => `${weekdayOf(dayOfSlot(block))} ${clockOfSlot(block)}`;
  return one.series !== null && one.series === other.series && shape(one) === shape(other);
}
