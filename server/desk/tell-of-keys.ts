import path from 'node:path';
import type { ServerConfig } from '../config.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { RECIPIENT_FILE } from '../intake/sealing-key.ts';
import { agreeOnKey, findOldFile } from './agree-on-key.ts';
import type { PracticeKey } from './practice-key.ts';

/** Before anything is received: what comes should be sealed to the key that the desk has, and nobody should trust in a file that it has replaced. */
export async function tellOfKeys(
  { SEALING_RECIPIENT, DATA_DIR: dataDir }: ServerConfig,
  database: RequestDatabase,
  practiceKey: PracticeKey,
): Promise<void> {
  const place =
    SEALING_RECIPIENT === undefined ? path.join(dataDir, RECIPIENT_FILE) : 'SEALING_RECIPIENT';
  for (const said of [
    await agreeOnKey({ database, practiceKey, place }),
    await findOldFile({ database, practiceKey, dataDir }),
  ]) {
    if (said !== undefined) process.stderr.write(`\n${said}\n\n`);
  }
}
