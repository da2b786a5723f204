import { useEffect, useRef, useState } from 'react';
import type {
  KeyChangedAnswer,
  KeyChangeOffer,
  PasskeysAnswer,
  SentPasskey,
} from '../../domain/desk/wire.ts';
import { ask, DeskError, isRefused, TAKEN, tell } from '../api/ask-server.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import { endingOf } from '../first-start/key-step.tsx';
import { sayHalf } from './say-half.ts';
import { SheetStep } from '../first-start/sheet-step.tsx';
import type { PracticeKey } from '../key/practice-key.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { useRoom } from '../room.ts';
import { useTitle } from '../use-title.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';

/** A key that was changed, and whether the server seals to it by itself. */
export interface ChangedKey extends KeyChangedAnswer {
  readonly practiceKey: PracticeKey;
}

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

interface PutInForceProps extends Pick<ChangeKeyProps, 'touch' | 'onChanged'> {
  made: { key: PracticeKey; words: string };
  mayBeDone: boolean;
  onUnanswered: () => void;
}

/** The last step: with it everything is changed, all at once. */
function PutInForce({ made, touch, onChanged, mayBeDone, onUnanswered }: PutInForceProps) {
  const { key, words } = made;
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const change = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    let isAsked = false;
    try {
      const sheet = await key.wrapToWords(words);
      await touch();
      const { passkeys } = await ask<PasskeysAnswer>('/api/passkeys');
      const asked = {
        recipient: key.recipient,
        sheet: toBase64(sheet.wrapped),
        sheetRecipient: sheet.recipient,
        handed: await handToAll(key, passkeys),
        proof: await proveHeld(key),
      };
      isAsked = true;
      const { isInForce } = await tell<KeyChangedAnswer>('/api/key', asked);
      onChanged({ practiceKey: key, isInForce });
    } catch (error) {
      if (isAsked && !isRefused(error)) onUnanswered();
      setFault(sayPasskeyFault(error, false));
      setIsBusy(false);
    }
  };

  return (
    <>
      <h1>
        Put it <em>in force</em>
      </h1>
      <p className="people-lede">
        The new sheet is printed: put its two copies where the old ones were. The new key ends in{' '}
        {endingOf(key.recipient)}. A touch of your passkey changes it.
      </p>
      <div className="start-go">
        <button
          className="button"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void change()}
        >
          {isBusy ? 'One moment…' : 'Change the key'}
        </button>
      </div>
      <div role="alert">
        {fault === '' ? null : <p className="fault">{fault}</p>}
        {mayBeDone ? (
          <p className="fault">
            Whether the key is changed is not known: no answer came. Keep the old sheet and the new
            one, both copies of each, and press again.
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Shows the server that the key of now is held: else all would lose it. @throws DeskError where another has taken its place meanwhile */
async function proveHeld(key: PracticeKey): Promise<string> {
  const { riddle } = await tell<KeyChangeOffer>('/api/key/begin');
  return key.openText(fromBase64(riddle)).catch(() => {
    throw new DeskError(
      TAKEN,
      'The key was changed meanwhile, in another window or by somebody else, and this window has the one of before. Nothing was changed now. Shred the sheet just printed; lock the desk and open it again.',
    );
  });
}

/** The new key, sealed for each passkey that can be given one. */
async function handToAll(key: PracticeKey, passkeys: readonly SentPasskey[]) {
  const sealed = passkeys.map(async ({ id, recipient }) =>
    recipient === null ? [] : [{ id, sealed: toBase64(await key.handTo(recipient)) }],
  );
  return (await Promise.all(sealed)).flat();
}
