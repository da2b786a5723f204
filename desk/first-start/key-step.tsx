import { useState, type ChangeEvent } from 'react';
import type { StartOffer } from '../../domain/desk/wire.ts';
import { makePracticeKey, readPracticeKey, type PracticeKey } from '../key/practice-key.ts';
import { TwoDoors } from './two-doors.tsx';

/** How many signs of a public key tell it from another on paper. */
const ENDING_CHARACTERS = 4;

/** The end of a public key, as the sheet and the steps say it. */
export function endingOf(recipient: string): string {
  return recipient.slice(-ENDING_CHARACTERS);
}

/** Step 1: the key is made here, or the one that the server seals to already is brought here. */
export function KeyStep({
  offer,
  onKey,
}: {
  offer: StartOffer;
  onKey: (key: PracticeKey) => void;
}) {
  const [fault, setFault] = useState('');
  const ending = endingOf(offer.recipient);

  const bring = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      const key = await readPracticeKey(await file.text());
      if (key.recipient === offer.recipient) onKey(key);
      else setFault(`That is another key: it ends in ${endingOf(key.recipient)}, not ${ending}.`);
    } catch {
      setFault('That file holds no private key. It has one line, AGE-SECRET-KEY-1…');
    }
    target.value = '';
  };

  return (
    <>
      <h1>
        {offer.mayBeReplaced ? 'Make' : 'Bring'} <em>the key</em>
      </h1>
      <p className="start-lede">
        Everything that visitors send is sealed before it is stored. One key opens it: the
        practice’s.{' '}
        {offer.mayBeReplaced
          ? 'It is made here, on this computer, and never leaves it unlocked.'
          : `This server already seals to a key ending in ${ending}, and what it has sealed opens with that key alone.`}
      </p>
      <div className="start-columns">
        <dl className="plain-facts">
          <div>
            <dt>The server gets</dt>
            <dd>
              the half that seals. With it nobody can read anything, not even whoever runs the
              server.
            </dd>
          </div>
          <div>
            <dt>You keep</dt>
            <dd>the half that opens, locked by your passkeys and by the sheet of step 2.</dd>
          </div>
          <div>
            <dt>We cannot help</dt>
            <dd>
              if both are lost. There is no back door and no reset by e-mail. That is the price of
              nobody else having one.
            </dd>
          </div>
        </dl>
        <TwoDoors />
      </div>
      {offer.mayBeReplaced && offer.hasKeyFile ? (
        <p className="start-warning">
          The server has made a key too, for what would have come before you: the file{' '}
          <b>identity.key</b>, whose public half ends in {ending}. Nothing was sealed to it. Once
          you have made a key here, that file opens nothing, now or later. If it is to stay the
          practice’s key, bring it here instead.
        </p>
      ) : null}
      <div className="start-go">
        {offer.mayBeReplaced ? (
          <button
            className="button"
            type="button"
            onClick={async () => onKey(await makePracticeKey())}
          >
            Make the key
          </button>
        ) : null}
        <label className={offer.mayBeReplaced ? 'quiet file-button' : 'button file-button'}>
          {offer.mayBeReplaced ? 'There is a key already: bring it here' : 'Choose identity.key'}
          <input type="file" onChange={bring} />
        </label>
      </div>
      <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
    </>
  );
}
