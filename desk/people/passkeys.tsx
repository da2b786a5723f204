import { useEffect, useState } from 'react';
import { sayStamp } from '../../domain/desk/time-words.ts';
import type { PasskeysAnswer, SentPasskey } from '../../domain/desk/wire.ts';
import { ask, tell } from '../api/ask-server.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { useRoom } from '../room.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { useNow } from '../use-now.ts';
import { sayHalf } from './say-half.ts';
import { wrapToNewPasskey } from './wrap-to-new-passkey.ts';

interface PasskeysProps {
  /** Touches the own passkey once more: who may open the desk changes. */
  touch: () => Promise<void>;
  /** Whether whoever sits here may remove anybody's. */
  mayAdd: boolean;
}

/** The passkeys of whoever sits here; and for who may add people, everybody's. */
export function Passkeys({ touch, mayAdd }: PasskeysProps) {
  const { key, people, person, practice } = useRoom();
  const now = useNow();
  const [passkeys, setPasskeys] = useState<readonly SentPasskey[]>([]);
  const [fault, setFault] = useState('');
  const one = useOneAtATime();
  const nameOf = (number: number) => people.find((one) => one.number === number)?.name ?? '';

  useEffect(() => {
    let isGone = false;
    ask<PasskeysAnswer>('/api/passkeys')
      .then((answer) => isGone || setPasskeys(answer.passkeys))
      .catch((error: unknown) => isGone || setFault(sayPasskeyFault(error, false)));
    return () => {
      isGone = true;
    };
    // Somebody who was added or removed has brought or taken theirs.
  }, [people]);

  const run = (task: () => Promise<void>, isMaking: boolean) =>
    one.run(async () => {
      setFault('');
      try {
        await touch();
        await task();
      } catch (error) {
        setFault(sayPasskeyFault(error, isMaking));
      }
    });
  const add = () =>
    run(async () => {
      const { challenge } = await tell<{ challenge: string }>('/api/people/begin');
      const owner = nameOf(person ?? 0);
      const made = await wrapToNewPasskey(key, { challenge, owner, practice: practice.name });
      await tell('/api/passkeys', { person, ...made });
      setPasskeys((await ask<PasskeysAnswer>('/api/passkeys')).passkeys);
    }, true);
  const remove = (id: string) =>
    run(async () => {
      setPasskeys((await tell<PasskeysAnswer>('/api/passkeys/remove', { id })).passkeys);
    }, false);

  const shown = passkeys.filter((one) => mayAdd || one.person === person);
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{mayAdd ? 'Passkeys' : 'Your passkeys'}</h2>
      <ul className="people-list">
        {shown.map((passkey) => {
          const owner = nameOf(passkey.person);
          const added = sayStamp(new Date(passkey.addedAt), now, practice.opening.timeZone);
          const isOnly = passkeys.filter((one) => one.person === passkey.person).length === 1;
          const words = `${sayKind(passkey)}, added ${added}`;
          return (
            <li key={passkey.id}>
              <span>
                <b>{owner}</b>
                {words}
                {passkey.recipient === null ? null : <small>{sayHalf(passkey.recipient)}</small>}
              </span>
              {isOnly ? null : (
                <button
                  className="quiet"
                  type="button"
                  aria-label={`Remove this passkey of ${owner}: ${words}`}
                  aria-disabled={one.isBusy}
                  onClick={() => void remove(passkey.id)}
                >
                  Remove
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
      <p className="small">
        A second one, on a phone or a security key, opens the desk when this machine does not. One
        that is lost is removed here; what else is open in its owner’s name locks at once.
      </p>
      <button
        className="button outline low"
        type="button"
        aria-disabled={one.isBusy}
        onClick={() => void add()}
      >
        Add one of yours
      </button>
    </section>
  );
}

/** Where a passkey lives, by how it is reached. */
function sayKind({ transports }: SentPasskey): string {
  if (transports.includes('internal')) return 'A machine’s own lock';
  if (transports.includes('hybrid')) return 'A phone';
  return transports.length > 0 ? 'A security key' : 'A passkey';
}
