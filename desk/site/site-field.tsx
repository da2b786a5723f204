import { useEffect, useRef, useState } from 'react';
import { isHours, sayValue } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { isFocusLost } from '../land-on.ts';
import { useNow } from '../use-now.ts';
import { BookedOutside } from './booked-outside.tsx';
import { ChoicesField } from './choices-field.tsx';
import { DaysField } from './days-field.tsx';
import { idOfField } from './entry-ids.ts';
import { OfSample } from './of-sample.tsx';
import { SavesInTurn } from './saves-in-turn.ts';
import { sayPlaces, sayWho } from './site-words.ts';
import { TextControl, textOf } from './text-control.tsx';
import type { KnownList } from './use-picked.ts';
import type { SiteDesk } from './use-site.ts';
import { useTyped } from './use-typed.ts';

interface SiteFieldProps {
  field: SentField;
  mayChange: boolean;
  /** Visitors read nothing of it, and who wants it stands at its entry. */
  isInNewEntry: boolean;
  /** Says whether it was stored. */
  onSave: SiteDesk['save'];
  onTakeBack: (path: string) => Promise<boolean>;
}

/** One field: what it says, what is wrong with it and what would mend it, who wrote it, and what visitors read now. */
export function SiteField(props: SiteFieldProps) {
  const { field, mayChange, isInNewEntry, onSave, onTakeBack } = props;
  const room = useRoom();
  const now = useNow();
  const { path, label, hint, kind, choices, written, draft, faults, repair } = field;
  const id = idOfField(path);
  const { note, places, isLocked, isSamples } = field;
  const value = draft?.value ?? written;
  const [saves] = useState(() => new SavesInTurn());
  const keep = (next: FieldValue): Promise<boolean> =>
    isSame(next, written)
      ? saves.save(draft === null, () => onTakeBack(path))
      : saves.save(isSame(next, value), () => onSave(path, next));
  const keepList = (next: readonly string[], known: KnownList): Promise<boolean> =>
    saves.save(false, async () => {
      if (isSame(next, known.current)) return true;
      const isSaved = await onSave(path, next, known.current);
      if (isSaved) known.current = next;
      return isSaved;
    });
  /** What the lines that are typed here were made of. */
  const known = useRef<KnownList>({ current: Array.isArray(value) ? value : [] });
  const typed = useTyped(path, (text) => {
    const read = readText(text, field);
    return typeof read === 'object' ? keepList(read, known.current) : keep(read);
  });
  const type = (text: string): void => {
    beginLines();
    typed.type(text);
  };
  const put = (text: string): void => {
    beginLines();
    typed.put(text);
  };
  // Whoever may not change it could not save what another typed here.
  const isUnsaved = typed.isUnsaved && mayChange;
  const shown = (mayChange ? typed.text : null) ?? textOf(value);
  const wasUnsaved = useRef(isUnsaved);
  useEffect(() => {
    // The button by which it was saved has gone.
    if (wasUnsaved.current && !isUnsaved && isFocusLost()) document.getElementById(id)?.focus();
    wasUnsaved.current = isUnsaved;
  }, [id, isUnsaved]);

  const isFaulty = faults.length > 0;
  const described = [isFaulty ? `${id}-fault` : '', note === '' ? '' : `${id}-note`, `${id}-about`]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    className: 'field',
    disabled: !mayChange,
    'aria-invalid': isFaulty,
    'aria-describedby': described,
    onBlur: typed.leave,
  };
  const about = [hint, sayPlaces(places)].filter(Boolean);
  return (
    <div className="site-field">
      {kind === 'days' ? (
        <DaysField
          label={label}
          days={Array.isArray(value) ? value : []}
          former={Array.isArray(written) ? written : []}
          mayChange={mayChange}
          onChange={keepList}
        />
      ) : kind === 'lines' && choices !== null ? (
        <ChoicesField
          label={label}
          choices={choices}
          chosen={Array.isArray(value) ? value : []}
          mayChange={mayChange}
          describedBy={described}
          onChange={keepList}
        />
      ) : (
        <>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <TextControl field={field} control={control} shown={shown} onType={type} onChoose={put} />
          {draft === null || !isHours(kind) ? null : (
            <BookedOutside path={path} hours={textOf(value)} former={textOf(written)} />
          )}
        </>
      )}
      <div role="alert">
        {isUnsaved ? (
          <p className="fault">
            <span>
              Not saved yet: what you typed stands on this machine alone.{' '}
              <button
                className="quiet"
                type="button"
                aria-label={`Save it now: ${label}`}
                onClick={typed.leave}
              >
                Save it now
              </button>
            </span>
          </p>
        ) : null}
        {isFaulty ? (
          <p className="fault" id={`${id}-fault`}>
            <span>
              {faults.join('; ')}{' '}
              {repair === null ? null : (
                <button className="quiet" type="button" onClick={() => mend(repair)}>
                  Write {sayValue(repair, kind)}
                </button>
              )}
              {isSamples && mayChange ? (
                <OfSample field={field} onTheirs={() => void confirm()} onNone={() => mend([])} />
              ) : null}
            </span>
          </p>
        ) : null}
      </div>
      {note === '' ? null : (
        <p className="site-warning" id={`${id}-note`}>
          {note}
        </p>
      )}
      <p className="site-about" id={`${id}-about`}>
        {isLocked
          ? 'Counsel has read this sentence: it is changed together with the text that it stands in.'
          : about.join(' ')}
      </p>
      {draft === null || isInNewEntry ? null : (
        <p className="site-draft">
          <span>
            {written === '' ? (
              'Visitors read nothing here.'
            ) : (
              <>
                Visitors read: <s>{sayValue(written, kind)}</s>.
              </>
            )}{' '}
            {sayWho(room, draft, now)}.
          </span>
          {mayChange ? (
            <button
              className="quiet"
              type="button"
              aria-label={`Take back: ${label}`}
              onClick={() => void takeBack()}
            >
              Take back
            </button>
          ) : null}
        </p>
      )}
    </div>
  );

  function mend(mended: FieldValue): void {
    document.getElementById(id)?.focus();
    put(textOf(mended));
  }
  /** What is typed from here on is made of what stands there now. */
  function beginLines(): void {
    if (typed.text === null) known.current = { current: Array.isArray(value) ? value : [] };
  }
  /** What stands there is said to be theirs: a draft of the same words. */
  async function confirm(): Promise<void> {
    document.getElementById(id)?.focus();
    await saves.save(false, () => onSave(path, written));
  }
  async function takeBack(): Promise<void> {
    typed.drop();
    document.getElementById(id)?.focus();
    await saves.save(false, () => onTakeBack(path));
  }
}

function readText(text: string, { kind }: SentField): FieldValue {
  if (kind === 'lines' || kind === 'credentials') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  const words = text.trim();
  // What is no number is kept as it was typed, and said to be none.
  return kind === 'number' && words !== '' && Number.isFinite(Number(words))
    ? Number(words)
    : words;
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
