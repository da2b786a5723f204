import practice from 'content:practice';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import {
  letterPieces,
  letterText,
  letterTimeOf,
  mailHref,
  missingBlanks,
  type LetterBlanks,
} from '../../../domain/community/sponsorship-letter.ts';
import { newYorkDay } from '../../../domain/validity/new-york-day.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import type { CommunityWords } from './community-words.ts';
import { LetterBlank } from './letter-blank.tsx';
import { useLetter } from './use-letter.ts';

/** A request with blanks, opened in the visitor's own mail program; nothing is sent or stored here. */
export function SponsorshipLetter({ letter }: { letter: CommunityWords['letter'] }) {
  return (
    <section className="letter-section" id="sponsorship" aria-labelledby="sponsorship-heading">
      <div className="wrap letter-inner">
        <div>
          <h2 id="sponsorship-heading">
            <EmphasizedHeading heading={letter.heading} emphasis={letter.headingEmphasis} />
          </h2>
          <ul className="letter-notes">
            {letter.notes.map((note, index) => (
              <li key={index}>
                <RichText nodes={note} />
              </li>
            ))}
          </ul>
        </div>
        <Letter letter={letter} />
        <noscript>
          <div className="request-letter">
            <RichText nodes={letter.withoutScript} />
          </div>
        </noscript>
      </div>
    </section>
  );
}

function Letter({ letter }: { letter: CommunityWords['letter'] }) {
  const [form, blanks, read] = useLetter();
  const now = useMinute();
  const [copyNote, setCopyNote] = useState('');
  /** Whether the browser did not let the letter be copied: then it stands there whole, to be taken by hand. */
  const [isRefused, setRefused] = useState(false);
  const time = now === null ? 'open' : letterTimeOf(blanks.day, newYorkDay(now));
  const words = letterText(letter.sentences, blanks);
  /** Whether somebody wanted to send it as it was. */
  const [isTried, setTried] = useState(false);
  const missing = isTried ? missingBlanks(blanks) : [];

  /** What is missing is said, and the first blank of it has the focus. */
  function isReady(): boolean {
    const [first] = missingBlanks(blanks);
    setTried(first !== undefined);
    const blank = first && form.current?.elements.namedItem(first);
    if (blank instanceof HTMLElement) blank.focus();
    return first === undefined;
  }

  async function copy() {
    setRefused(false);
    if (!isReady()) return;
    try {
      await navigator.clipboard.writeText(words);
      setCopyNote(letter.copied);
    } catch {
      setCopyNote(letter.notCopied);
      setRefused(true);
    }
  }

  return (
    <form
      className="request-letter letter-form"
      ref={form}
      aria-labelledby="sponsorship-heading"
      onInput={() => {
        read();
        setCopyNote('');
        setRefused(false);
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="letter-to">
        <span>
          {letter.to} <b>{practice.email}</b>
        </span>
        <span>
          {letter.subject.label} <b>{letter.subject.words}</b>
        </span>
      </p>
      <p className="letter-sentences">
        {letterPieces(letter.sentences).map((piece, index) =>
          'words' in piece ? (
            piece.words
          ) : (
            <span className="letter-blank" key={index}>
              <LetterBlank
                name={piece.blank}
                words={letter.blanks}
                isMissing={missing.includes(piece.blank)}
                onChanged={read}
              />
              {piece.signs}
            </span>
          ),
        )}
      </p>
      <p className="letter-time" role="status">
        {time === 'short' || time === 'passed' ? letter[time] : ''}
      </p>
      <p className="letter-missing" role="status">
        {missing.length > 0 ? sayMissing(letter, missing) : ''}
      </p>
      <p className="letter-actions">
        <a
          className="button"
          href={mailHref(practice.email, letter.subject.words, words)}
          onClick={(event: MouseEvent) => {
            if (!isReady()) event.preventDefault();
          }}
        >
          {letter.open}
        </a>
        <button className="quiet-button" type="button" data-replay="" onClick={() => void copy()}>
          {letter.copy}
        </button>
        <span role="status">{copyNote}</span>
      </p>
      {isRefused ? <WholeLetter label={letter.whole} words={words} /> : null}
      <p className="letter-not-sent">{letter.notSent}</p>
    </form>
  );
}

/** The letter as one text, selected and ready to be copied by hand. */
function WholeLetter({ label, words }: { label: string; words: string }) {
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Selecting brings the focus along.
    text.current?.focus();
    text.current?.select();
  }, []);
  return <textarea className="letter-whole" ref={text} readOnly aria-label={label} value={words} />;
}

function sayMissing(
  { missing, blanks }: CommunityWords['letter'],
  names: readonly (keyof LetterBlanks)[],
): string {
  const labels = names.map((name) => blanks[name].label.toLowerCase());
  return missing.replace('{blanks}', labels.join('; '));
}
