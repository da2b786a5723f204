import { useEffect, useId, useRef, useState } from 'react';
import { sayValue } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { ChoicesField } from './choices-field.tsx';
import { DaysField } from './days-field.tsx';
import { sayPlaces, sayWho } from './site-words.ts';
import { TextControl, textOf } from './text-control.tsx';

/** A pause in typing; then what stands there is kept. */
const PAUSE_MS = 600;

interface SiteFieldProps {
  field: SentField;
  mayChange: boolean;
  /** Visitors read nothing of it, and who wants it stands at its entry. */
  isInNewEntry: boolean;
  onSave: (path: string, value: FieldValue) => Promise<void>;
  onTakeBack: (path: string) => Promise<void>;
}

/** One field: what it says, what is wrong with it and what would mend it, who wrote it, and what visitors read now. */
export function SiteField(props: SiteFieldProps) {
  const { field, mayChange, isInNewEntry, onSave, onTakeBack } = props;
  const room = useRoom();
  const now = useNow();
  const id = useId();
  const { path, label, hint, kind, choices, written, draft, faults, repair } = field;
  const { note, places, isLocked } = field;
  // What is typed here is shown until it is kept; then what the server has, whoever wrote it.
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef(0);
  const value = draft?.value ?? written;
  const shown = typed ?? textOf(value);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const keep = async (next: FieldValue): Promise<void> => {
    window.clearTimeout(timer.current);
    if (isSame(next, written)) await (draft === null ? undefined : onTakeBack(path));
    else if (!isSame(next, value)) await onSave(path, next);
  };
  const type = (text: string): void => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void keep(readText(text, field)), PAUSE_MS);
  };
  const leave = async (): Promise<void> => {
    if (typed === null) return;
    await keep(readText(typed, field));
    setTyped(null);
  };

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
    onBlur: () => void leave(),
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
          onChange={(days) => void keep(days)}
        />
      ) : kind === 'lines' && choices !== null ? (
        <ChoicesField
          label={label}
          choices={choices}
          chosen={Array.isArray(value) ? value : []}
          mayChange={mayChange}
          describedBy={described}
          onChange={keep}
        />
      ) : (
        <>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <TextControl
            field={field}
            control={control}
            shown={shown}
            onType={type}
            onChoose={(hours) => {
              setTyped(null);
              void keep(hours);
            }}
          />
        </>
      )}
      <div role="alert">
        {isFaulty ? (
          <p className="fault" id={`${id}-fault`}>
            <span>
              {faults.join('; ')}{' '}
              {repair === null ? null : (
                <button className="quiet" type="button" onClick={() => mend(repair)}>
                  Write {sayValue(repair, kind)}
                </button>
              )}
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
    setTyped(null);
    document.getElementById(id)?.focus();
    void keep(mended);
  }
  async function takeBack(): Promise<void> {
    window.clearTimeout(timer.current);
    setTyped(null);
    document.getElementById(id)?.focus();
    await onTakeBack(path);
  }
}

function readText(text: string, { kind }: SentField): FieldValue {
  if (kind === 'lines') {
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
