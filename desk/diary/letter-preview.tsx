import { useEffect, useState } from 'react';
import type { DeskLetterWords } from '../../domain/desk/wire.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { tell } from '../api/ask-server.ts';
import './letter-preview.css';

interface LetterPreviewProps {
  event: EventType;
  slot: Slot;
  status: 'booked' | 'cancelled';
  isNew: boolean;
  /** The name of its card, where it is moved. */
  card?: string;
  isOurs: boolean;
  language: Language;
  /** One sentence of ours, shown where it will stand. */
  sentence: string;
  /** No letter goes: these are the words for whoever calls them. */
  isSaid: boolean;
  /** Stands over it where it is one thing among others. */
  heading?: string;
}

/** Whoever turns a slip by the arrow keys does not want a letter of each half-hour. */
const PAUSE_MS = 150;

/** The letter word for word, as the server will send it; or what to say where none goes. */
export function LetterPreview(props: LetterPreviewProps) {
  const { event, slot, status, isNew, card, isOurs, language, sentence, isSaid } = props;
  const { heading } = props;
  const { startsAt, endsAt } = slot;
  const [words, setWords] = useState<DeskLetterWords | 'coming' | 'failed'>('coming');
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const asked = { event, startsAt, endsAt, status, isNew, card, isOurs, language, isSaid };
      tell<DeskLetterWords>('/api/letters/preview', asked)
        .then((answer) => (isOver ? undefined : setWords(answer)))
        .catch(() => (isOver ? undefined : setWords('failed')));
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [event, startsAt, endsAt, status, isNew, card, isOurs, language, isSaid]);
  if (words === 'failed') return null;
  return (
    <>
      {heading === undefined ? null : <h3>{heading}</h3>}
      {words === 'coming' ? (
        // Its place is kept meanwhile: what sends stays under the pointer that is about to press it.
        <div className="letter letter-coming">
          {isSaid ? 'What to say to them' : 'The letter'} is being fetched…
        </div>
      ) : (
        <div className="letter" lang={language}>
          {isSaid ? null : (
            <p>
              <b>{words.subject}</b>
            </p>
          )}
          <p>{words.lead}:</p>
          <p className="letter-facts">
            {[words.moment, ...words.rows].map((row) => (
              <span key={row}>{row}</span>
            ))}
          </p>
          {sentence.trim() === '' ? null : (
            <p>
              <ins>{sentence.trim()}</ins>
            </p>
          )}
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  );
}
