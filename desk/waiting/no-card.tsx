import { use, useEffect, useRef } from 'react';
import { sayNoCard, sayWhoForgot } from '../box/say-no-card.ts';
import { isFocusLost, landOn } from '../land-on.ts';
import { useRoom } from '../room.ts';
import { DraftContext } from './draft-context.ts';

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
  const room = useRoom();
  const drafts = use(DraftContext);
  const words = useRef<HTMLParagraphElement>(null);
  const name = asked ?? beside ?? '';
  const isForgotten = room.box.forgottenNumber(name) !== undefined;
  // What held the focus went with the card.
  useEffect(() => {
    if (isForgotten && isFocusLost()) landOn(words.current);
  }, [isForgotten]);
  if (asked === undefined && !isForgotten) return null;
  return (
    <div className="no-card">
      <p ref={words}>
        {sayNoCard(room.box, name, sayWhoForgot(room, name))}
        {drafts?.hasLost(name) === true ? ' What you were writing on it went with it.' : ''}
      </p>
      {isForgotten ? (
        <button className="quiet" type="button" onClick={onLeave}>
          {backTo === '/' ? 'All that wait' : 'Every card'}
        </button>
      ) : null}
    </div>
  );
}
