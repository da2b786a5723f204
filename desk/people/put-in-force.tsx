import { useState } from 'react';
import type {
  KeyChangedAnswer,
  KeyChangeOffer,
  PasskeysAnswer,
  SentPasskey,
} from '../../domain/desk/wire.ts';
import { ask, DeskError, isRefused, TAKEN, tell } from '../api/ask-server.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import { endingOf } from '../first-start/key-step.tsx';
import type { PracticeKey } from '../key/practice-key.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';

/** A key that was changed, and whether the server seals to it by itself. */
export interface ChangedKey extends KeyChangedAnswer {
  readonly practiceKey: PracticeKey;
}

interface PutInForceProps {
  /** Touches the own passkey once more. */
  touch: () => Promise<void>;
  onChanged: (changed: ChangedKey) => void;
  made: { key: PracticeKey; words: string };
  mayBeDone: boolean;
  onUnanswered: () => void;
}

/** The last step: with it everything is changed, all at once. */
export function PutInForce({ made, touch, onChanged, mayBeDone, onUnanswered }: PutInForceProps) {
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
