import { useEffect, useRef, useState } from 'react';
import type { PasskeysAnswer, SentPasskey } from '../../domain/desk/wire.ts';
import { ask, tell } from '../api/ask-server.ts';
import { landOn } from '../land-on.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { useRoom } from '../room.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { wrapToNewPasskey } from './wrap-to-new-passkey.ts';

interface PasskeysProps {
  /** Touches the own passkey once more: who may open the desk changes. */
  touch: () => Promise<void>;
  /** Whether whoever sits here may remove anybody's, and give one to who has none. */
  mayAdd: boolean;
}

/** The passkeys of whoever sits here; and for who may add people, everybody's, with who has none. */
export function Passkeys({ touch, mayAdd }: PasskeysProps) {
  const { key, people, person, practice } = useRoom();
  /** Null: not fetched yet. */
  const [passkeys, setPasskeys] = useState<readonly SentPasskey[] | null>(null);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
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
      setSaid('');
      try {
        await touch();
        await task();
      } catch (error) {
        setFault(sayPasskeyFault(error, isMaking));
      }
    });
  const add = (number: number) =>
    run(async () => {
      const { challenge } = await tell<{ challenge: string }>('/api/people/begin');
      const owner = nameOf(number);
      const made = await wrapToNewPasskey(key, { challenge, owner, practice: practice.name });
      await tell('/api/passkeys', { person: number, ...made });
      setPasskeys((await ask<PasskeysAnswer>('/api/passkeys')).passkeys);
      if (number === person) return;
      setSaid(`${owner} can open the desk.`);
      landOn(heading.current);
    }, true);
  const remove = ({ id, person: owner }: SentPasskey, shutsOut: boolean) =>
    run(async () => {
      const answer = await tell<PasskeysAnswer>('/api/passkeys/remove', { id, shutsOut });
      setPasskeys(answer.passkeys);
      setSaid(
        shutsOut ? `${nameOf(owner)} is shut out.` : `A passkey of ${nameOf(owner)} was removed.`,
      );
      landOn(heading.current);
    }, false);

  const known = passkeys ?? [];
  const countOf = (owner: number) => known.filter((one) => one.person === owner).length;
  const shown = known.filter((one) => mayAdd || one.person === person);
  const without =
    mayAdd && passkeys !== null
      ? people.filter(({ number, hasLeft }) => !hasLeft && countOf(number) === 0)
      : [];
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading}>
        {mayAdd ? 'Passkeys' : 'Your passkeys'}
      </h2>
      <ul className="people-list">
        {shown.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isOnly={countOf(passkey.person) === 1}
            isBusy={one.isBusy}
            onRemove={(shutsOut) => void remove(passkey, shutsOut)}
          />
        ))}
        {without.map(({ number, name }) => (
          <li key={number}>
            <span>
              <b>{name}</b>
              No passkey: opens nothing
              <small>They sit beside you: you touch your passkey, then they make theirs.</small>
            </span>
            <button
              className="quiet"
              type="button"
              aria-label={`Give a passkey to ${name}`}
              aria-disabled={one.isBusy}
              onClick={() => void add(number)}
            >
              Give a passkey
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
      <p className="small">
        A second one, on a phone or a security key, opens the desk when this machine does not. One
        that is lost is removed here; what else is open in its owner’s name locks at once.
      </p>
      <button
        className="button outline low"
        type="button"
        aria-disabled={one.isBusy}
        onClick={() => void add(person ?? 0)}
      >
        Add one of yours
      </button>
    </section>
  );
}
