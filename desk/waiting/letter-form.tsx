import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import { heldUntil } from '../../domain/desk/times-to-offer.ts';
import {
  LETTER_LIMIT_CHARACTERS,
  LETTER_SUBJECT_LIMIT_CHARACTERS,
} from '../../domain/desk/wire.ts';
import { meantEmail } from '../../domain/intake/email-slip.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { EVENT_NAMES, EVENT_TYPES, isEventType } from '../../domain/scheduling/event-types.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { VISITS } from '../diary/diary-words.ts';
import { useRoom } from '../room.ts';
import { HeldBefore } from './held-before.tsx';
import { LetterChanges } from './letter-changes.tsx';
import { LetterFoot } from './letter-foot.tsx';
import { LetterInstead } from './letter-instead.tsx';
import { DOUBLED_MS } from './one-stroke.ts';
import { OfferedTimes } from './offered-times.tsx';
import { TheirWish } from './their-wish.tsx';
import { useCaret } from './use-caret.ts';
import { useLetterFocus } from './use-letter-focus.ts';
import { useLetter } from './use-letter.ts';
import { useTimesFocus } from './use-times-focus.ts';
import type { Strokes, TypedNote } from './use-strokes.ts';
import './letter-form.css';

interface LetterFormProps {
  card: OpenedCard;
  content: CardContent;
  now: Date;
  strokes: Strokes;
  /** What stands in the field for notes: it is kept once the letter is. */
  noteOf: () => TypedNote;
  /** It was opened here: the focus goes into it. */
  isAsked: boolean;
  onWriting: (isWriting: boolean) => void;
  /** What a colleague has done with the card since it was opened; empty for nothing. */
  meanwhile: string;
  /** Closes it; what was written stays. */
  onLeave: () => void;
}

/** A letter to whoever is on the card: a ready text to change, the times that it offers, and what becomes of both. */
export function LetterForm(props: LetterFormProps) {
  const { card, content, now, strokes, noteOf, meanwhile, onWriting, onLeave } = props;
  const { opening } = useRoom().practice;
  const letter = useLetter({ card, content, strokes, noteOf, onWriting });
  const [asked, setAsked] = useState({ words: '', atMs: -Infinity });
  const { addOne, draft, named, unnamed, notes, fault, isBusy, isSending } = letter;
  const field = useRef<HTMLTextAreaElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isThere = draft !== null && !letter.isSent;
  useLetterFocus(field, isThere, props.isAsked);

  const { times, pressed } = useTimesFocus(named.length);

  // Why it was not sent is said where the eye is, also where the button lies below the fold; and stays there when a strip comes above it all.
  useEffect(() => {
    const around = foot.current?.closest('.well') ?? null;
    if (fault === '' || around === null) return undefined;
    const observer = new ResizeObserver(() => foot.current?.scrollIntoView({ block: 'nearest' }));
    observer.observe(around);
    return () => observer.disconnect();
  }, [fault]);

  const caret = useCaret(field, draft?.text ?? '');
  /** Times that are on their way stay as they are. */
  const press = (act: () => void): void => {
    if (isSending) return;
    pressed();
    act();
  };
  // Who has not read what a colleague did meanwhile is asked once.
  const isAsked = meanwhile !== '' && asked.words === meanwhile;
  const sendOrAsk = (): void => {
    const now = performance.now();
    if (meanwhile !== '' && !isAsked) setAsked({ words: meanwhile, atMs: now });
    // The second half of a double press has read nothing.
    else if (now - asked.atMs >= DOUBLED_MS) letter.send();
  };
  const send = (submitted: FormEvent): void => {
    submitted.preventDefault();
    sendOrAsk();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) sendOrAsk();
  };
  const faultWords =
    fault === '' ? null : (
      <p className="fault" id="letter-fault" role="alert">
        {fault}
      </p>
    );
  if (!isThere) return <LetterInstead letter={letter} fault={faultWords} />;
  const described = fault === '' ? {} : { 'aria-describedby': 'letter-fault' };
  const meant = meantEmail(content.email ?? '');
  const until = sayMoment(heldUntil(now, opening), opening.timeZone);
  return (
    <form
      className="letter-form"
      aria-label="A letter"
      autoComplete="off"
      noValidate
      onSubmit={send}
    >
      <LetterChanges changes={letter.changes} />
      <p className="letter-to">
        To {content.name}, <b>{content.email}</b>
        {meant === null ? null : <>. Did they mean {meant}? Correct the address first.</>}
      </p>
      <label className="letter-subject">
        <span className="label">About</span>
        <input
          id="letter-subject"
          className="field"
          autoComplete="off"
          lang={letterLanguageOf(content.language)}
          maxLength={LETTER_SUBJECT_LIMIT_CHARACTERS}
          readOnly={isSending}
          value={draft.subject}
          onChange={({ target }) => letter.write({ subject: target.value })}
          onKeyDown={onKey}
          {...(draft.subject.trim() === '' && fault !== ''
            ? { 'aria-invalid': true, ...described }
            : {})}
        />
      </label>
      <label>
        <span className="visually-hidden">The letter</span>
        <textarea
          ref={field}
          id="letter-text"
          className="field"
          lang={letterLanguageOf(content.language)}
          spellCheck={false}
          maxLength={LETTER_LIMIT_CHARACTERS}
          readOnly={isSending}
          value={draft.text}
          onSelect={({ currentTarget }) => caret(currentTarget)}
          onChange={({ target }) => {
            caret(target);
            letter.write({ text: target.value });
          }}
          onKeyDown={onKey}
          {...described}
        />
      </label>
      <div className="letter-times" ref={times}>
        <TheirWish card={card} />
        <label>
          <span className="label">Times to offer</span>
          <select
            className="field"
            value={draft.event}
            aria-disabled={isBusy}
            onChange={({ target }) =>
              letter.offer(isEventType(target.value) ? target.value : 'none')
            }
          >
            <option value="none">none</option>
            {EVENT_NAMES.map((name) => (
              <option key={name} value={name}>
                {VISITS[name]}, {EVENT_TYPES[name].durationMinutes} minutes
              </option>
            ))}
          </select>
        </label>
        <div role="status">
          {letter.isWaiting ? (
            <p>The free times are asked of the server when the line is back.</p>
          ) : null}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {unnamed.length === 0 ? null : (
            <p>
              <b>
                Not held, since the letter names {unnamed.length === 1 ? 'it' : 'them'} no more:
              </b>{' '}
              {unnamed.join('; ')}.
            </p>
          )}
          <HeldBefore card={card} ownId={draft.id} />
          {named.length === 0 ? null : (
            <p>
              {named.length === 1 ? 'The time' : `The ${named.length} times`} in it{' '}
              {named.length === 1 ? 'is' : 'are'} held until {until} once it is sent.
            </p>
          )}
        </div>
        {named.length === 0 ? null : (
          <OfferedTimes
            named={named}
            free={letter.free}
            toChoose={letter.toChoose}
            onChange={letter.change}
            isFixed={isSending}
            onLeaveOut={(time) => press(() => letter.leaveOut(time))}
          />
        )}
        {addOne === undefined ? null : (
          <button
            className="quiet offer-one"
            type="button"
            aria-disabled={isSending}
            onClick={() => press(addOne)}
          >
            Offer {named.length === 0 ? 'one' : 'one more'}
          </button>
        )}
      </div>
      <LetterFoot ref={foot} isBusy={isBusy} onLeave={onLeave}>
        {faultWords}
        {isAsked ? (
          <p className="fault" role="alert">
            {meanwhile} Send yours too, all the same?
          </p>
        ) : null}
      </LetterFoot>
    </form>
  );
}
