import { useEffect, useRef, type ReactNode } from 'react';
import { isFocusLost, landOn } from '../land-on.ts';
import type { LetterInHand } from './use-letter.ts';

interface LetterInsteadProps {
  letter: Pick<LetterInHand, 'isSent' | 'isWaiting'>;
  /** Why none could be made ready; null where nothing failed. */
  fault: ReactNode;
}

/** What stands in the place of a letter: that it opens, or waits for the line to; why it does not; or that it was sent. */
export function LetterInstead({ letter: { isSent, isWaiting }, fault }: LetterInsteadProps) {
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  // Whoever pressed a button at a phone's lower edge would see nothing of it.
  useEffect(() => {
    if (isWaiting) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isWaiting]);
  // What held the focus went with the letter.
  useEffect(() => {
    if (isSent && isFocusLost()) landOn(words.current);
  }, [isSent]);
  return (
    <div className="letter-form" ref={place}>
      {fault !== null && !isSent ? (
        fault
      ) : (
        <p className="small" role="status" ref={words}>
          {isSent
            ? 'This letter was sent, and stands in the history.'
            : isWaiting
              ? 'A letter opens when the line is back: its free times are asked of the server.'
              : 'A letter opens…'}
        </p>
      )}
    </div>
  );
}
