import { useRef, useState } from 'react';
import type { SessionAnswer } from '../../domain/desk/wire.ts';
import { tell } from '../api/ask-server.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { useRoom } from '../room.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { wrapToNewPasskey } from './wrap-to-new-passkey.ts';

/** After the sheet: a passkey for this machine, so that the sheet can go back to its safe. */
export function AddPasskey({ onPeople }: { onPeople: (session: SessionAnswer) => void }) {
  const { key, people, practice } = useRoom();
  const here = people.filter(({ hasLeft }) => !hasLeft);
  const [person, setPerson] = useState<number | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  const [fault, setFault] = useState('');
  const { isBusy, run } = useOneAtATime();

  const add = async (): Promise<void> => {
    setFault('');
    // A passkey under another's name would sign all that one does with it.
    if (person === null) {
      setFault('Say first who you are.');
      field.current?.focus();
      return;
    }
    try {
      const { challenge } = await tell<{ challenge: string }>('/api/people/begin');
      const owner = here.find(({ number }) => number === person)?.name ?? '';
      const made = await wrapToNewPasskey(key, { challenge, owner, practice: practice.name });
      onPeople(await tell<SessionAnswer>('/api/passkeys', { person, ...made }));
    } catch (error) {
      setFault(sayPasskeyFault(error, true));
    }
  };

  return (
    <section className="strip" aria-label="Opened by the sheet">
      <strong>Opened by the recovery sheet.</strong>
      <span>Add a passkey to this machine, so that the sheet can go back to its safe.</span>
      <label className="strip-field">
        <span>I am</span>
        <select
          className="field"
          ref={field}
          value={person ?? ''}
          onChange={({ target }) => setPerson(target.value === '' ? null : Number(target.value))}
        >
          <option value="">choose your name</option>
          {here.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        className="button low"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void run(add)}
      >
        Add a passkey
      </button>
      <span role="alert">{fault}</span>
    </section>
  );
}
