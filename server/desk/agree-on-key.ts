import type { RequestDatabase } from '../db/open-database.ts';
import { keyOfDesk } from '../db/key-of-desk.ts';
import type { PracticeKey } from './practice-key.ts';

/** As many signs as a person compares two keys by, as the desk shows them. */
const ENDING_CHARACTERS = 4;

interface BothKeys {
  database: RequestDatabase;
  practiceKey: PracticeKey;
  /** Where the public key is kept, for whoever has to change it: a file, or SEALING_RECIPIENT. */
  place: string;
}

/**
 * Looks, before anything is received, whether what the server seals to is the desk's key. A first start that was cut off between the database and the
 * file is ended here; where something is sealed already, or a setting names the key, only a person can know which is meant.
 *
 * @returns what to tell whoever starts the server; undefined where both are the same, or there is no desk
 */
export async function agreeOnKey({
  database,
  practiceKey,
  place,
}: BothKeys): Promise<string | undefined> {
  const ofDesk = await keyOfDesk(database);
  const sealedTo = practiceKey.recipient();
  if (ofDesk === null || ofDesk === sealedTo) return undefined;
  const said = `What visitors send was to be sealed to a key ending in ${endingOf(sealedTo)}; the desk has the one ending in ${endingOf(ofDesk)}.`;
  if ((await practiceKey.mayBeReplaced()) && (await practiceKey.change(ofDesk))) {
    return `${said} Nothing was sealed yet, so ${place} was set right: the first start had been cut off.`;
  }
  return (
    `WARNING: ${said} Nobody at the desk may be able to read what comes in.\n` +
    `If the key was not changed on purpose: put the desk's public key into ${place}, and start again:\n  ${ofDesk}`
  );
}

function endingOf(recipient: string): string {
  return recipient.slice(-ENDING_CHARACTERS);
}
