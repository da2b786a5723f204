import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeOnce } from '../files/write-file.ts';
import { StartupError } from '../startup-error.ts';
import { createSealer } from './seal.ts';
import { readKeyLine } from './key-file.ts';

export const RECIPIENT_FILE = 'recipient.txt';
export const IDENTITY_FILE = 'identity.key';

export interface SealingKey {
  /** The public key to seal to. */
  recipient: string;
  /** Where a new private key has just been written, if one was made. */
  newIdentityFile?: string;
}

/**
 * Finds the public key that requests are sealed to: SEALING_RECIPIENT, else recipient.txt beside the database, else, on a first
 * start with nothing stored, a new pair (product 7.2).
 *
 * @param settings the configured recipient if any, the data folder, and whether requests are stored already
 * @throws StartupError when the key is malformed, or has gone while there are requests: a new one would split
 *   the practice's requests between two private keys without anybody knowing
 */
export async function findSealingKey(settings: {
  configured: string | undefined;
  dataDir: string;
  hasRequests: boolean;
}): Promise<SealingKey> {
  const recipientFile = path.join(settings.dataDir, RECIPIENT_FILE);
  if (settings.configured !== undefined)
    return { recipient: checked(settings.configured, 'SEALING_RECIPIENT') };
  if (existsSync(recipientFile)) {
    return { recipient: checked(readKeyLine(readFileSync(recipientFile, 'utf8')), recipientFile) };
  }
  if (settings.hasRequests) {
    throw new StartupError(
      `${recipientFile} is missing, but requests are stored that were sealed to it. ` +
        `Put the file back (its one line is the age public key), or set SEALING_RECIPIENT to that key.`,
    );
  }
  return makeKeyPair(settings.dataDir, recipientFile);
}

async function makeKeyPair(dataDir: string, recipientFile: string): Promise<SealingKey> {
  const identityFile = path.join(dataDir, IDENTITY_FILE);
  // The private key goes to the disk first: a kill in between must not leave a public key that nobody can open.
  const made = await writeOnce(identityFile, `${await generateX25519Identity()}\n`, 0o600);
  const recipient = await recipientOf(identityFile);
  await writeOnce(recipientFile, `${recipient}\n`, 0o644);
  return made ? { recipient, newIdentityFile: identityFile } : { recipient };
}

/** The public half of the private key that a first start has made, where it still lies beside the database. */
export async function recipientOfKeyFile(dataDir: string): Promise<string | undefined> {
  try {
    return await identityToRecipient(
      readKeyLine(readFileSync(path.join(dataDir, IDENTITY_FILE), 'utf8')),
    );
  } catch {
    return undefined;
  }
}

async function recipientOf(identityFile: string): Promise<string> {
  try {
    return await identityToRecipient(readKeyLine(readFileSync(identityFile, 'utf8')));
  } catch {
    throw new StartupError(
      `${identityFile} holds no age private key. Move it away, or put the right one there.`,
    );
  }
}

function checked(recipient: string, source: string): string {
  try {
    createSealer(recipient);
    return recipient;
  } catch {
    throw new StartupError(
      `${source} holds no valid age public key (one line, age1…). Put the right key there; ` +
        `a wrong one would seal requests that nobody can open.`,
    );
  }
}
