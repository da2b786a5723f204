import { useState } from 'react';
import { sayStamp } from '../../domain/desk/time-words.ts';
import type { SentPasskey } from '../../domain/desk/wire.ts';
import { landOn } from '../land-on.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { sayHalf } from './say-half.ts';

interface PasskeyRowProps {
  passkey: SentPasskey;
  /** Whether its owner has no other. */
  isOnly: boolean;
  isBusy: boolean;
  onRemove: (shutsOut: boolean) => void;
}

/** One passkey, and how it is removed: one's own last never, somebody else's once it was said whom it shuts out. */
export function PasskeyRow({ passkey, isOnly, isBusy, onRemove }: PasskeyRowProps) {
  const { people, person, practice } = useRoom();
  const now = useNow();
  const [isAsked, setIsAsked] = useState(false);
  const owner = people.find(({ number }) => number === passkey.person)?.name ?? '';
  const added = sayStamp(new Date(passkey.addedAt), now, practice.opening.timeZone);
  const words = `${sayKind(passkey)}, added ${added}`;
  const id = `remove-${passkey.id}`;
  const leave = (): void => {
    setIsAsked(false);
    document.getElementById(id)?.focus();
  };
  return (
    <li>
      <span>
        <b>{owner}</b>
        {words}
        {passkey.recipient === null ? null : <small>{sayHalf(passkey.recipient)}</small>}
      </span>
      {isOnly && passkey.person === person ? null : (
        <button
          className="quiet"
          id={id}
          type="button"
          aria-label={`Remove this passkey of ${owner}: ${words}`}
          aria-disabled={isBusy}
          {...(isOnly ? { 'aria-expanded': isAsked } : {})}
          onClick={() => (isOnly ? setIsAsked(!isAsked) : onRemove(false))}
        >
          Remove
        </button>
      )}
      {isOnly && isAsked ? (
        <div className="shuts-out">
          <p ref={landOn}>
            It is the only passkey of {owner}. Without it they are shut out, until somebody who may
            add people gives them another here.
          </p>
          <div className="person-acts">
            <button
              className="button danger low"
              type="button"
              aria-disabled={isBusy}
              onClick={() => onRemove(true)}
            >
              {isBusy ? 'One moment…' : 'Remove and shut out'}
            </button>
            <button className="quiet" type="button" onClick={leave}>
              Not now
            </button>
          </div>
        </div>
      ) : null}
    </li>
  );
}

/** Where a passkey lives, by how it is reached. */
function sayKind({ transports }: SentPasskey): string {
  if (transports.includes('internal')) return 'A machine’s own lock';
  if (transports.includes('hybrid')) return 'A phone';
  return transports.length > 0 ? 'A security key' : 'A passkey';
}
