import { useEffect, useRef } from 'react';
import { sayNoCard, sayWhoForgot } from '../box/say-no-card.ts';
import { isFocusLost, landOn } from '../land-on.ts';
import { useRoom } from '../room.ts';

interface GoneFromHandProps {
  /** Of the card that was in hand; empty for a time that was kept free. */
  name: string;
  onLeave: () => void;
}

/** What stands where something was in hand that is there no longer. */
export function GoneFromHand({ name, onLeave }: GoneFromHandProps) {
  const room = useRoom();
  const words = useRef<HTMLParagraphElement>(null);
  // What held the focus went with it.
  useEffect(() => {
    if (isFocusLost()) landOn(words.current);
  }, []);
  return (
    <>
      <p role="alert" ref={words}>
        {room.box.forgottenNumber(name) === undefined
          ? 'It is not there any more: a colleague or the visitor has changed it.'
          : sayNoCard(room.box, name, sayWhoForgot(room, name))}
      </p>
      <button className="quiet" type="button" onClick={onLeave}>
        Not now
      </button>
    </>
  );
}
