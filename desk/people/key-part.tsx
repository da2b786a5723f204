import { useEffect, useRef } from 'react';
import { endingOf } from '../first-start/key-step.tsx';
import type { ChangedKey } from './put-in-force.tsx';

interface KeyPartProps {
  /** Who was removed just now; empty where nobody was. */
  removed: string;
  /** The key that was changed just now; null where it was not. */
  changed: ChangedKey | null;
  onChange: () => void;
}

/** Where the key is changed: offered whenever somebody was removed; and what is left to do once it was. */
export function KeyPart({ removed, changed, onChange }: KeyPartProps) {
  const said = useRef<HTMLDivElement>(null);
  // Whoever changed it by keyboard stands here again.
  useEffect(() => {
    if (changed !== null) said.current?.focus();
  }, [changed]);
  return (
    <div className="key-part">
      <div role="status" ref={said} tabIndex={-1}>
        {removed === '' ? null : (
          <p className="start-warning">
            {removed} opens nothing any more. A new key keeps what comes from now on from whoever
            may have kept the old one.
          </p>
        )}
        {changed === null || removed !== '' ? null : <Changed {...changed} />}
      </div>
      <button className="button outline low" type="button" onClick={onChange}>
        Change the key
      </button>
    </div>
  );
}

function Changed({ practiceKey, isInForce }: ChangedKey) {
  return (
    <>
      <p className="start-warning">
        The key is changed: it ends in {endingOf(practiceKey.recipient)}. Shred both copies of the
        sheet of before; they open nothing any more.
      </p>
      {isInForce ? null : (
        <p className="start-warning">
          One thing is left, for whoever looks after the server, which still seals to the key of
          before. Set SEALING_RECIPIENT to <b className="key-words">{practiceKey.recipient}</b> and
          start every server again. Until then you read what comes in all the same, and whoever kept
          the key of before could, too.
        </p>
      )}
    </>
  );
}
