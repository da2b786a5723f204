import { use, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { NOTE_LIMIT_CHARACTERS } from '../../domain/desk/entries.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { landOn } from '../land-on.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { nameOfCard } from './card-words.ts';
import { DraftContext } from './draft-context.ts';
import { typedAfter } from './typed-after.ts';
import { useArrived } from './use-arrived.ts';
import type { Strokes } from './use-strokes.ts';

interface NotesProps {
  card: OpenedCard;
  now: Date;
  strokes: Strokes;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Notes on a card, and the field for the next. What stands in it stays with its card, and outlives the lock, sealed. */
export function Notes({ card, now, strokes, field }: NotesProps) {
  const { people, practice } = useRoom();
  const drafts = use(DraftContext);
  const [text, setText] = useState(() => drafts?.noteFor(card.name) ?? '');
  const list = useRef<HTMLElement>(null);
  const isKept = useRef(false);
  const notes = card.state.entries.filter((entry) => entry.is === 'note');

  // Out of the field, so that single letters act again, and onto what was written.
  useEffect(() => {
    if (!isKept.current) return;
    isKept.current = false;
    landOn(list.current?.querySelector<HTMLElement>('.note:last-of-type'));
  }, [notes.length]);

  const write = (words: string): void => {
    setText(words);
    drafts?.keepNote(card.name, words);
  };
  useArrived('note', { card, text }, () => {
    drafts?.dropNote(card.name, text);
    setText('');
  });
  const keep = async (): Promise<void> => {
    const words = text.trim();
    if (words === '') return;
    // Before it is: it is drawn as soon as it is stored.
    isKept.current = true;
    const send = () => drafts?.send('note', card.name, text);
    if (await strokes.write(card, { is: 'note', text: words }, 'note kept', send)) {
      drafts?.dropNote(card.name, text);
      setText((now) => typedAfter(now, text));
    } else isKept.current = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void keep();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Out of the field alone: what stands in it stays, and so does the card.
    event.preventDefault();
    field.current?.blur();
  };

  return (
    <section className="notes" ref={list} aria-label="Notes">
      {notes.map((note) => (
        <figure className="note" key={note.id}>
          <blockquote>{note.text}</blockquote>
          <figcaption>
            {nameAmongUs(people, note.person)},{' '}
            {sayStamp(new Date(note.at), now, practice.opening.timeZone)}
          </figcaption>
        </figure>
      ))}
      {/* A browser keeps what stands in a field with its history, unsealed, unless its form forbids it. */}
      <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span className="label">Note on {nameOfCard(card)}</span>
          <textarea
            ref={field}
            id="note-field"
            className="field"
            spellCheck={false}
            rows={2}
            maxLength={NOTE_LIMIT_CHARACTERS}
            placeholder="Sealed like the rest"
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKey}
          />
        </label>
        {text.trim() === '' ? null : (
          <button className="button low" type="button" onClick={keep}>
            Keep the note <kbd aria-hidden="true">Ctrl Enter</kbd>
          </button>
        )}
      </form>
    </section>
  );
}
