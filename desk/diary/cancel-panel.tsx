import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { EVENT_TYPES, isEventType } from '../../domain/scheduling/event-types.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { hasAddress } from '../box/letter-to.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayStart } from './diary-words.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterSentence } from './letter-sentence.tsx';
import { firstNameOn } from './names.ts';
import type { Hand } from './hand.ts';
import { useInViewBelowWeek } from './use-in-view-below-week.ts';
import { useHandWord } from './use-hand-word.ts';

interface CancelPanelProps {
  hand: Hand;
  /** That somebody else has changed it since it was taken up; null where nobody has. */
  meanwhile: ReactNode;
  card: OpenedCard;
  slip: DiarySlip;
  fault: string;
  onSend: (words: { isOurs: boolean; sentence: string }) => void;
  onLeave: () => void;
}

/** Who cancels, the letter, and what it means. */
export function CancelPanel({
  hand,
  meanwhile,
  card,
  slip,
  fault,
  onSend,
  onLeave,
}: CancelPanelProps) {
  const { practice, box } = useRoom();
  const [ours, setOurs] = useHandWord(hand, 'ours');
  const isOurs = ours !== '';
  const [sentence, setSentence] = useHandWord(hand, 'sentence');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useInViewBelowWeek(heading);
  const { kind } = card.row;
  const isTold = box.sendsLetters && hasAddress(card);
  const language = typeof card.content === 'object' ? card.content.language : undefined;
  const send = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (meanwhile === null) onSend({ isOurs, sentence });
  };
  return (
    <form onSubmit={send} noValidate className="place-panel">
      <h2 ref={heading} tabIndex={-1}>
        Cancel <em>{firstNameOn(card)}</em>
      </h2>
      <dl className="from-to">
        <div>
          <dt>was</dt>
          <dd>
            <s>{sayStart(practice.opening, slip)}</s>
          </dd>
        </div>
      </dl>
      <fieldset>
        <legend className="label">Who cancels?</legend>
        <label className="check-row">
          <input type="radio" name="who" checked={!isOurs} onChange={() => setOurs('')} />
          <span>They asked us to</span>
        </label>
        <label className="check-row">
          <input type="radio" name="who" checked={isOurs} onChange={() => setOurs('yes')} />
          <span>We have to</span>
        </label>
      </fieldset>
      {isEventType(kind) ? (
        <>
          <LetterPreview
            event={kind}
            slot={slip.slot}
            status="cancelled"
            isNew={false}
            isOurs={isOurs}
            language={letterLanguageOf(language)}
            sentence={sentence}
            isSaid={!isTold}
            heading={isTold ? 'What they will be told' : 'Say to them'}
          />
          {isTold ? <LetterSentence sentence={sentence} onSentence={setSentence} /> : null}
        </>
      ) : null}
      {fault === '' ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="panel-foot">
        {meanwhile}
        <p className="small">
          The time can be booked online again at once. This cannot be undone here: book it anew, and
          call.
          {isEventType(kind) && EVENT_TYPES[kind].hasFee ? ` ${sayRefund(isOurs)}` : ''}
          {isTold ? '' : sayUnsent(isOurs)}
        </p>
        <div className="panel-buttons">
          <button className="button" type="submit" disabled={meanwhile !== null}>
            Cancel{isTold ? ' and send' : ' the appointment'}
          </button>
          <button className="quiet" type="button" onClick={onLeave}>
            Not now <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
      </div>
    </form>
  );
}

/** Whoever asked for it knows; whoever did not would come in vain. */
function sayUnsent(isOurs: boolean): string {
  return isOurs
    ? ' No letter goes: their card waits until somebody has told them.'
    : ' No letter goes: tell them now, or call.';
}

/** A fee that was paid is given back where we cancel; where they do, once they ask for it. */
function sayRefund(isOurs: boolean): string {
  return isOurs
    ? 'If the fee was paid, refund it: their card waits for that.'
    : 'If the fee was paid, the refund is yours to make: write a note on the card.';
}
