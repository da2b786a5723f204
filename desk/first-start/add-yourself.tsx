import type { SessionAnswer, StartOffer, ToldPractice } from '../../domain/desk/wire.ts';
import { replaceAddress } from '../address.ts';
import { tell } from '../api/ask-server.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { OnOpen } from '../locked/sign-in.ts';
import { PersonForm, type PersonWords } from '../people/person-form.tsx';
import { wrapToNewPasskey } from '../people/wrap-to-new-passkey.ts';

interface AddYourselfProps {
  practice: ToldPractice;
  start: { ticket: string; key: PracticeKey; words: string };
  onOpen: OnOpen;
}

/** Step 3: the first person. With it everything is stored, all at once. */
export function AddYourself({ practice, start, onOpen }: AddYourselfProps) {
  const { ticket, key, words } = start;
  const add = async ({ name, role }: PersonWords): Promise<void> => {
    // A challenge of its own for each try.
    const { challenge, riddle } = await tell<StartOffer>('/api/first-start/begin', { ticket });
    const sheet = await key.wrapToWords(words);
    const wanted = { challenge, owner: name, practice: practice.name };
    const made = await wrapToNewPasskey(key, wanted);
    const session = await tell<SessionAnswer>('/api/first-start', {
      ticket,
      name,
      role,
      ...made,
      recipient: key.recipient,
      sheet: toBase64(sheet.wrapped),
      sheetRecipient: sheet.recipient,
      ...(riddle === null ? {} : { proof: await key.openText(fromBase64(riddle)) }),
    });
    replaceAddress('/');
    onOpen(key, session);
  };
  return (
    <>
      <h1>
        Add <em>yourself</em>
      </h1>
      <div className="start-columns">
        <div>
          <p className="start-lede">
            A passkey is this computer’s own lock: your fingerprint, your face or its PIN. It cannot
            be read out, guessed or sent to a stranger by mistake. It asks you twice: once to be
            made, once to take the key.
          </p>
          <PersonForm isOneself submitLabel="Make my passkey" onSubmit={add}>
            <p className="small">The first person may add and remove others.</p>
          </PersonForm>
        </div>
        <dl className="plain-facts">
          <div>
            <dt>The others</dt>
            <dd>
              come next, under People. They add their passkey beside you, so that nobody is let in
              by an e-mail.
            </dd>
          </div>
          <div>
            <dt>Whoever leaves</dt>
            <dd>is removed in one stroke. Their passkey opens nothing from then on.</dd>
          </div>
          <div>
            <dt>At night</dt>
            <dd>The desk locks after 10 minutes without a touch, and forgets what it showed.</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
