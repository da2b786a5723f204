import path from 'node:path';
import { toEasternDay } from '../answers/eastern-time.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { keyOfDesk } from '../db/key-of-desk.ts';
import { IDENTITY_FILE, recipientOfKeyFile } from '../intake/sealing-key.ts';
import type { PracticeKey } from './practice-key.ts';
import { findSheet } from './sheet-store.ts';

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

interface OldFile {
  database: RequestDatabase;
  practiceKey: PracticeKey;
  dataDir: string;
}

/**
 * Looks whether a private key lies beside the database that the desk has put another one in the place of: whoever keeps it believes that it opens
 * everything.
 *
 * @returns what to tell whoever starts the server; undefined where there is none, and where the server seals to another key than the desk's
 */
export async function findOldFile({
  database,
  practiceKey,
  dataDir,
}: OldFile): Promise<string | undefined> {
  const sheet = await findSheet(database);
  const ofFile = await recipientOfKeyFile(dataDir);
  const isReplaced =
    ofFile !== undefined && sheet?.opens === practiceKey.recipient() && ofFile !== sheet.opens;
  if (!isReplaced) return undefined;
  const day = toEasternDay(sheet.made_at);
  const rest = (await holdsRowsOfBefore(database, sheet.made_at))
    ? 'Keep it for what came before, and nowhere but in a safe place.'
    : 'Nothing that is kept here is older, so it opens nothing at all.';
  return (
    `${path.join(dataDir, IDENTITY_FILE)} opens nothing that has come since ${day}: the desk has a key of its own since then. ${rest}\n` +
    'What opens everything is the desk, with a passkey or its recovery sheet; here, npm run requests with --sheet.'
  );
}

async function holdsRowsOfBefore(database: RequestDatabase, moment: string): Promise<boolean> {
  for (const table of ['requests', 'appointments'] as const) {
    const row = await database
      .selectFrom(table)
      .select('number')
      .where('received_at', '<', moment)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

function endingOf(recipient: string): string {
  return recipient.slice(-ENDING_CHARACTERS);
}
