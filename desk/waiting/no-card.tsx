import { useEffect, useRef } from 'react';
import { isFocusLost, landOn } from '../land-on.ts';
import { useRoom } from '../room.ts';

interface NoCardProps {
  /** Which card the address names; undefined where it names none. */
  asked: string | undefined;
  /** Which lay open beside the list last. */
  beside: string | undefined;
  backTo: '/' | '/cards';
  onLeave: () => void;
}

/** What stands in the place of a card: that it is being opened, that there is none, or that somebody has forgotten it while it lay open. */
export function NoCard({ asked, beside, backTo, onLeave }: NoCardProps) {
  const { box } = useRoom();
  const words = useRef<HTMLParagraphElement>(null);
  const forgotten = box.forgottenNumber(asked ?? beside ?? '');
  // What held the focus went with the card.
  useEffect(() => {
    if (forgotten !== undefined && isFocusLost()) landOn(words.current);
  }, [forgotten]);
  if (forgotten === undefined) {
    if (asked === undefined) return null;
    const said = box.isWhole ? `There is no card ${asked}.` : 'Opening what is sealed…';
    return <p className="no-card">{said}</p>;
  }
  return (
    <div className="no-card">
      <p ref={words}>{forgotten} is gone: somebody has forgotten it.</p>
      <button className="quiet" type="button" onClick={onLeave}>
        {backTo === '/' ? 'All that wait' : 'Every card'}
      </button>
    </div>
  );
}
