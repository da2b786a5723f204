import { useId, useRef, useState } from 'react';
import { sayConsent } from '../../domain/desk/photograph-fields.ts';
import {
  markIn,
  PHOTOGRAPH_LIMIT_BYTES,
  PHOTOGRAPHS_ADDRESS,
  type SentField,
} from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { KeptPhotographs } from './kept-photographs.tsx';
import { SiteField } from './site-field.tsx';
import { sayWho } from './site-words.ts';
import type { SiteDesk } from './use-site.ts';

/** What can be read; with it an iPhone gives a JPEG of its own photographs. */
const KINDS = 'image/jpeg,image/png,image/webp';
const MIB_BYTES = 1024 * 1024;
const TOO_LARGE = `It is larger than ${PHOTOGRAPH_LIMIT_BYTES / MIB_BYTES} MB. Choose a smaller one.`;

interface PhotographFieldProps {
  field: SentField;
  /** What is said of it. */
  words: readonly SentField[];
  mayChange: boolean;
  /** Who wants it stands at its entry. */
  isInNewEntry: boolean;
  site: SiteDesk;
}

/** A photograph of an entry: chosen, looked at, replaced and taken away, with what is said of it and what the person shown agreed to. */
export function PhotographField(props: PhotographFieldProps) {
  const { field, words, mayChange, isInNewEntry, site } = props;
  const room = useRoom();
  const now = useNow();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState('');
  const { path, label, hint, written, draft } = field;
  const goes = draft !== null && markIn(draft.value) === '';
  const mark = markIn(draft?.value ?? written);
  const alt = sayField(words, 'alt');
  const faults = refused === '' ? field.faults : [refused];
  const isFaulty = faults.length > 0;

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setRefused('');
    if (file.size > PHOTOGRAPH_LIMIT_BYTES) setRefused(TOO_LARGE);
    else {
      setIsSending(true);
      setRefused(await site.choosePhotograph(path, file));
      setIsSending(false);
    }
    // The same file can be chosen once more.
    if (input.current !== null) input.current.value = '';
  };
  const change = async (task: (path: string) => Promise<unknown>): Promise<void> => {
    setRefused('');
    await task(path);
    // The button goes with what it did.
    input.current?.focus();
  };
  const inputOf = (word: SentField) => (
    <SiteField
      key={word.path}
      field={word}
      mayChange={mayChange}
      isInNewEntry={isInNewEntry || draft !== null}
      onSave={site.save}
      onTakeBack={site.takeBack}
    />
  );
  return (
    <fieldset className="site-photograph">
      <legend>{label}</legend>
      {mark === '' ? (
        <p className="site-note">{goes ? 'It is to be taken away.' : 'None yet.'}</p>
      ) : (
        <img
          src={`${PHOTOGRAPHS_ADDRESS}/${mark}`}
          alt={alt === '' ? 'The photograph that was chosen; what it shows is not said yet.' : alt}
        />
      )}
      {mayChange ? (
        <>
          <label className="label" htmlFor={id}>
            {mark === '' ? 'Choose a photograph' : 'Choose another in its place'}
          </label>
          <input
            ref={input}
            id={id}
            className="field site-file"
            type="file"
            accept={KINDS}
            aria-disabled={isSending}
            aria-invalid={isFaulty}
            aria-describedby={[isFaulty ? `${id}-fault` : '', `${id}-about`].join(' ').trim()}
            onClick={(event) => isSending && event.preventDefault()}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </>
      ) : null}
      <p role="status" className="small">
        {isSending ? 'Sending it. Place, time and camera are taken out of it.' : ''}
      </p>
      <div role="alert">
        {isFaulty ? (
          <p className="fault" id={`${id}-fault`}>
            <span>{faults.join('; ')}</span>
          </p>
        ) : null}
      </div>
      <p className="site-about" id={`${id}-about`}>
        {hint} JPEG, PNG or WebP, at least 1600 pixels on its long side and 1000 on the other.
      </p>
      {draft === null || isInNewEntry ? null : (
        <p className="site-draft">
          <span>
            {sayState(written !== '', goes)} {sayWho(room, draft, now)}.
          </span>
          {mayChange ? (
            <button
              className="quiet"
              type="button"
              aria-label={`Take back: ${label}`}
              onClick={() => void change(site.takeBack)}
            >
              Take back
            </button>
          ) : null}
        </p>
      )}
      {goes ? (
        <p className="site-warning">
          From the next publication on visitors do not see it, and no earlier site brings it back.
          In the record of all changes, and in backups, it stays: whoever looks after the server can
          take it out there.
        </p>
      ) : null}
      {mark === '' ? null : (
        <>
          {words.filter((word) => !isOfConsent(word)).map(inputOf)}
          <fieldset className="site-consent">
            <legend>The written consent</legend>
            <Agreed words={words} />
            {words.filter(isOfConsent).map(inputOf)}
          </fieldset>
        </>
      )}
      {mayChange && written !== '' && draft === null && path.endsWith('/portrait') ? (
        <button
          className="quiet site-take-out"
          type="button"
          onClick={() => void change(site.takeAway)}
        >
          Take away this photograph
        </button>
      ) : null}
      <KeptPhotographs
        legend="Of earlier sites"
        kept={site.kept.filter(({ place }) => place === path)}
        isReplaced={written !== ''}
        mayChange={mayChange}
        site={site}
      />
    </fieldset>
  );
}

/** What the person shown agreed to, read out of the fields. */
function Agreed({ words }: { words: readonly SentField[] }) {
  const said = sayConsent({
    who: sayField(words, 'consent.who'),
    what: sayField(words, 'consent.what'),
    givenOn: sayField(words, 'consent.givenOn'),
    holdsUntil: sayField(words, 'consent.holdsUntil'),
  });
  return said === '' ? null : <p className="site-agreed">{said}</p>;
}

function isOfConsent({ path }: SentField): boolean {
  return path.includes('/consent.');
}

/** What a field of the words says, by its key; empty where there is none. */
function sayField(words: readonly SentField[], key: string): string {
  const field = words.find(({ path }) => path.endsWith(`/${key}`));
  return field === undefined ? '' : String(field.draft?.value ?? field.written);
}

function sayState(wasThere: boolean, goes: boolean): string {
  if (goes) return 'To be taken away.';
  return wasThere ? 'In the place of the one that visitors see.' : 'New.';
}
