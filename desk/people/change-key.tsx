import { useEffect, useRef, useState } from 'react';
import type { PasskeysAnswer, SentPasskey } from '../../domain/desk/wire.ts';
import { ask } from '../api/ask-server.ts';
import { PutInForce, type ChangedKey } from './put-in-force.tsx';
import { sayHalf } from './say-half.ts';
import { SheetStep } from '../first-start/sheet-step.tsx';
import type { PracticeKey } from '../key/practice-key.ts';
import { useRoom } from '../room.ts';
import { useTitle } from '../use-title.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';

interface ChangeKeyProps {
  /** Touches the own passkey once more. */
  touch: () => Promise<void>;
  onChanged: (changed: ChangedKey) => void;
  onBack: () => void;
}

/** A new key in the place of the practice's: made here, printed as a new sheet, and put in force all at once. Before the last step nothing is changed. */
export function ChangeKey({ touch, onChanged, onBack }: ChangeKeyProps) {
  useTitle('Change the key');
  const { practice } = useRoom();
  const [key, setKey] = useState<PracticeKey | null>(null);
  const [words, setWords] = useState('');
  const main = useRef<HTMLElement>(null);
  /** It was asked for, and no answer came. */
  const [mayBeDone, setMayBeDone] = useState(false);
  const step = key === null ? 'why' : words === '' ? 'sheet' : 'change';

  useWriteDownPrint(step === 'sheet' ? 'recovery' : null);
  // What was pressed is gone with its step: whoever goes by keyboard begins at the next one.
  useEffect(() => main.current?.focus(), [step]);

  return (
    <main className="people change-key" key={step} ref={main} tabIndex={-1}>
      {key === null ? <Why onKey={setKey} onBack={onBack} /> : null}
      {key !== null && words === '' ? (
        <SheetStep practice={practice} recipient={key.recipient} onPrinted={setWords} />
      ) : null}
      {key !== null && words !== '' ? (
        <PutInForce
          made={{ key, words }}
          touch={touch}
          onChanged={onChanged}
          mayBeDone={mayBeDone}
          onUnanswered={() => setMayBeDone(true)}
        />
      ) : null}
      {step === 'why' || mayBeDone ? null : (
        <p className="change-key-back">
          <button className="quiet" type="button" onClick={onBack}>
            Leave the key as it is
          </button>
        </p>
      )}
    </main>
  );
}

/** What a new key does, what it does not, and whose passkey cannot be given it. */
function Why({ onKey, onBack }: { onKey: (key: PracticeKey) => void; onBack: () => void }) {
  const { key, people, isHalfExchanged } = useRoom();
  const [passkeys, setPasskeys] = useState<readonly SentPasskey[]>([]);

  useEffect(() => {
    let isGone = false;
    ask<PasskeysAnswer>('/api/passkeys')
      .then((answer) => isGone || setPasskeys(answer.passkeys))
      // That it cannot be asked is said at the last step, which asks again.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);

  const older = passkeys.filter(({ recipient }) => recipient === null);
  const owners = people.filter(({ number }) => older.some(({ person }) => person === number));
  const given = passkeys.flatMap(({ id, person, recipient }) =>
    recipient === null ? [] : [{ id, person, half: sayHalf(recipient) }],
  );
  return (
    <>
      <h1>
        Change <em>the key</em>
      </h1>
      <p className="people-lede">
        After somebody has left who may have kept the key, or when a sheet may have been seen. It
        takes some minutes and a printer; nothing is changed before the last step.
      </p>
      <dl className="plain-facts">
        <div>
          <dt>From then on</dt>
          <dd>
            what visitors send is sealed to the new key. Whoever kept the old one, or its sheet,
            opens none of it.
          </dd>
        </div>
        <div>
          <dt>What is here</dt>
          <dd>
            stays as it was sealed. Everybody here goes on reading it; so could whoever kept the old
            key and gets at the server’s disk or a backup.
          </dd>
        </div>
        <div>
          <dt>The others</dt>
          <dd>are locked at once, and open the desk with their own passkeys as before.</dd>
        </div>
        {given.length === 0 ? null : (
          <div>
            <dt>Who is given it</dt>
            <dd>
              these passkeys. At their own machine each owner reads the same signs under People, and
              no warning above; else somebody has exchanged theirs.
              <ul className="halves">
                {given.map(({ id, person, half }) => (
                  <li key={id}>
                    {people.find(({ number }) => number === person)?.name}: <b>{half}</b>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {owners.length === 0 ? null : (
          <div>
            <dt>To be added anew</dt>
            <dd>
              older passkeys of {owners.map(({ name }) => name).join(', ')}: they cannot be given a
              new key, and are removed with this change.
            </dd>
          </div>
        )}
      </dl>
      <div className="start-go">
        {isHalfExchanged ? null : (
          <button className="button" type="button" onClick={async () => onKey(await key.renew())}>
            Make a new key
          </button>
        )}
        <button className="quiet" type="button" onClick={onBack}>
          Not now
        </button>
      </div>
    </>
  );
}
