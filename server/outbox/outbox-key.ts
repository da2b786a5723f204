import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOnce } from '../files/write-file.ts';
import { readKeyLine } from '../intake/key-file.ts';
import { StartupError } from '../startup-error.ts';

export const OUTBOX_KEY_FILE = 'outbox.key';
export const OUTBOX_KEY_BYTES = 32;

/**
 * The key that confirmations are kept under until they are sent: OUTBOX_KEY, which several servers share, else outbox.key beside the database,
 * made at the first need and readable by its owner alone.
 *
 * @throws StartupError when the file holds something else
 */
export async function findOutboxKey(settings: {
  configured: string | undefined;
  dataDir: string;
}): Promise<Buffer> {
  if (settings.configured !== undefined) return Buffer.from(settings.configured, 'base64');
  const file = path.join(settings.dataDir, OUTBOX_KEY_FILE);
  await writeOnce(file, `${randomBytes(OUTBOX_KEY_BYTES).toString('base64')}\n`, 0o600);
  const key = Buffer.from(readKeyLine(readFileSync(file, 'utf8')), 'base64');
  if (key.length !== OUTBOX_KEY_BYTES) {
    throw new StartupError(
      `${file} holds no key. Move it away: a new one is made, and confirmations that still wait are not sent.`,
    );
  }
  return key;
}
