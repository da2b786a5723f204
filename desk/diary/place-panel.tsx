import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { isToBeCalledToo } from '../../domain/desk/call-too.ts';
import { clocksOf, nextFree, type Stretch } from '../../domain/desk/diary-days.ts';
import { LETTER_HELD_WORDS } from '../../domain/desk/letter-held.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { diarySlot } from '../../domain/scheduling/diary-slot.ts';
import {
  EVENT_NAMES,
  EVENT_TYPES,
  STEP_MINUTES,
  type EventType,
} from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { hasAddress } from '../box/letter-to.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayInTheWay, sayNotYet, sayStart, VISITS } from './diary-words.ts';
import { follow } from '../shell/place-links.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterSentence } from './letter-sentence.tsx';
import { firstNameOn } from './names.ts';
import type { SaidProposal } from './propose.ts';
import { ProposedTimes } from './proposed-times.tsx';
import { TheirWish } from '../waiting/their-wish.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { TimeFields } from './time-fields.tsx';
import type { Hand } from './hand.ts';
import { useHandWord } from './use-hand-word.ts';

interface PlacePanelProps {
  hand: Hand;
  /** That somebody else has changed the visit since it was taken up; null where nobody has. */
  meanwhile?: ReactNode;
  card: OpenedCard;
  event: EventType;
  /** Where it is; null for one that is to be made. */
  from: Stretch | null;
  to: Stretch;
  /** What to begin with, or to go to. */
  proposal: SaidProposal;
  taken: readonly Stretch[];
  isFree: boolean;
  /** Who has that time already. */
  inTheWay: readonly DiarySlip[];
  now: Date;
  fault: string;
  onEvent: (event: EventType) => void;
  onTime: (to: Stretch) => void;
  onSend: (slot: Slot, sentence: string) => void;
  onLeave: () => void;
}

/** Where somebody goes to, or gets a first time: from, to, and the letter that tells them. */
export function PlacePanel(props: PlacePanelProps) {
  const {
    hand,
    meanwhile = null,
    card,
    event,
    from,
    to,
    proposal,
    taken,
    isFree,
    inTheWay,
    now,
    fault,
  } = props;
  const { onEvent, onTime, onSend, onLeave } = props;
  const { practice, box } = useRoom();
  const rules = practice.opening;
  const [sentence, setSentence] = useHandWord(hand, 'sentence');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSame = from !== null && from.day === to.day && from.from === to.from;
  // Among those above it stands chosen already.
  const isProposed = proposal.times.some(({ day, from: at }) => day === to.day && at === to.from);
  const { from: clock } = clocksOf(rules, to);
  const slot = diarySlot(rules, to.day, clock, to.count * STEP_MINUTES);
  const next = isFree || isSame ? null : nextFree(rules, to, taken, now);
  const isTold = box.sendsLetters && hasAddress(card);
  const startsAt = card.row.appointment?.startsAt;
  const isSoon =
    from !== null &&
    startsAt !== undefined &&
    slot !== undefined &&
    isToBeCalledToo({ from: startsAt, to: slot.startsAt }, practice.noticeHours, now);
  const isTimeFaulty = !isFree && !isSame;
  const notYet = whyNotYet();
  const language = letterLanguageOf(
    typeof card.content === 'object' ? card.content.language : undefined,
  );

  function whyNotYet(): string | undefined {
    if (isSame) return 'Choose another time first.';
    if (!isFree) return sayNotYet(inTheWay);
    return meanwhile === null ? undefined : 'Say first whether it is still to be done.';
  }

  const send = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (notYet === undefined && slot !== undefined) onSend(slot, sentence);
  };

  return (
    <form onSubmit={send} noValidate className="place-panel">
      <h2 ref={heading} tabIndex={-1}>
        {from === null ? 'A time for' : 'Move'} <em>{firstNameOn(card)}</em>
      </h2>
      {from === null ? (
        <fieldset>
          <legend className="label">What for</legend>
          {EVENT_NAMES.map((name) => (
            <label className="check-row" key={name}>
              <input
                type="radio"
                name="event"
                checked={event === name}
                onChange={() => onEvent(name)}
              />
              <span>
                {VISITS[name]}, {EVENT_TYPES[name].durationMinutes} minutes
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {from === null ? <TheirWish card={card} /> : null}
      <ProposedTimes proposal={proposal} chosen={to} onTime={onTime} />
      {from === null && isProposed ? null : (
        <dl className="from-to">
          {from === null ? null : (
            <div>
              <dt>from</dt>
              <dd>
                <s>{sayStart(rules, from)}</s>
              </dd>
            </div>
          )}
          <div>
            <dt>{from === null ? 'on' : 'to'}</dt>
            <dd>{isSame ? <em>choose another time</em> : sayStart(rules, to)}</dd>
          </div>
        </dl>
      )}
      <TimeFields at={to} faultId={isTimeFaulty ? 'time-fault' : undefined} onTime={onTime} />
      {isTimeFaulty ? (
        <p className="fault" id="time-fault">
          {inTheWay.length === 0 ? 'That time is over.' : sayInTheWay(inTheWay, rules)}
        </p>
      ) : null}
      {next === null ? null : (
        <button className="quiet" type="button" onClick={() => onTime(next)}>
          Next free: {sayStart(rules, next)}
        </button>
      )}
      {slot !== undefined && !isSame ? (
        <>
          {/* What cannot be sent is told to nobody: its heading alone stood above what sends. */}
          {isFree ? (
            <LetterPreview
              event={event}
              slot={slot}
              status="booked"
              isNew={from === null}
              card={card.name}
              isOurs={false}
              language={language}
              sentence={from === null ? '' : sentence}
              isSaid={!isTold}
              heading={isTold ? 'What they will be told' : 'Say to them'}
            />
          ) : null}
          {from === null || !isTold ? null : (
            <LetterSentence sentence={sentence} onSentence={setSentence} />
          )}
        </>
      ) : null}
      {fault === '' ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="panel-foot">
        {meanwhile}
        {isTold ? null : (
          <p className="small">
            {box.sendsLetters
              ? 'They have no e-mail address: nobody tells them but you. '
              : 'This server sends no e-mail: nobody tells them but you.'}
            {box.sendsLetters ? (
              <a href={`/card/${card.name}`} onClick={follow}>
                Add one on their card
              </a>
            ) : null}
          </p>
        )}
        <PanelButtons notYet={notYet} isFault={isTimeFaulty} onLeave={onLeave}>
          {from === null ? 'Book' : 'Move'}
          {isTold ? ' and send' : ''}
          {isSoon ? '; call them too' : ''} <kbd aria-hidden="true">Enter</kbd>
        </PanelButtons>
      </div>
      {isTold ? (
        <p className="small">
          The letter always goes, also when you told them by phone: its file brings their calendar
          to the same. It leaves {LETTER_HELD_WORDS} later: until then Undo takes it back, and
          nobody hears of it.
        </p>
      ) : null}
    </form>
  );
}
