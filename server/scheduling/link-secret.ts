import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOnce } from '../files/write-file.ts';
import { readKeyLine } from '../intake/key-file.ts';
import { StartupError } from '../startup-error.ts';

export const LINK_SECRET_FILE = 'link-secret.key';

const SECRET_BYTES = 32;
/** 32 bytes as base64url. */
const SECRET_FORM = /^[\w-]{43}$/;

export interface LinkSecret {
  secret: string;
  /** Where a secret has just been made, if one was. */
  newFile?: string;
}

/**
 * Finds the secret that signs the links to appointments: LINK_SECRET, else link-secret.key beside the database, else a new one.
 *
 * @param settings the configured secret if any, and the data folder
 * @throws StartupError when the file cannot be read or holds no secret: another one would quietly end all links that visitors have
 */
export async function findLinkSecret(settings: {
  configured: string | undefined;
  dataDir: string;
}): Promise<LinkSecret> {
  if (settings.configured !== undefined) return { secret: settings.configured };
  const file = path.join(settings.dataDir, LINK_SECRET_FILE);
  if (existsSync(file)) return { secret: readSecret(file) };
  const made = await writeOnce(file, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, 0o600);
  // Read back: where two servers start at once, one of them has made it.
  return made ? { secret: readSecret(file), newFile: file } : { secret: readSecret(file) };
}

function readSecret(file: string): string {
  let secret: string;
  try {
    secret = readKeyLine(readFileSync(file, 'utf8'));
  } catch {
    throw new StartupError(
      `${file} cannot be read. This server's user must be able to: it signs the links to appointments.`,
    );
  }
  if (SECRET_FORM.test(secret)) return secret;
  throw new StartupError(
    `${file} holds no secret (one line of 43 characters). Put the right one back. ` +
      'If it is lost, remove the file: a new one is made, and the links that visitors have stop working.',
  );
}
