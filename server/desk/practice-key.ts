import path from 'node:path';
import { holdsSealedRows, type RequestDatabase } from '../db/open-database.ts';
import { writeWhole } from '../files/write-file.ts';
import { createSealer } from '../intake/seal.ts';
import { RECIPIENT_FILE, recipientOfKeyFile } from '../intake/sealing-key.ts';

/** The public half of the practice's key, and whether the desk's first start may bring another. */
export interface PracticeKey {
  /** What the server seals to now. */
  recipient(): string;
  /**
   * Whether nothing was sealed to it yet, and no setting names it.
   *
   * @param transaction in which it is decided whose key it is; without one it is asked by itself
   */
  mayBeReplaced(transaction?: RequestDatabase): Promise<boolean>;
  /** Whether a file beside the database holds its private half. */
  hasKeyFile(): Promise<boolean>;
  /**
   * Seals to another key from now on. It is written only once the database has kept whose it is: the other way round a power failure in between
   * would have visitors' requests sealed to a key that nobody has.
   *
   * @returns false where a setting names the key, which only whoever sets it can change
   */
  change(recipient: string): Promise<boolean>;
}

interface KeyPlace {
  database: RequestDatabase;
  dataDir: string;
  /** SEALING_RECIPIENT, which only whoever sets it can change. */
  configured: string | undefined;
  recipientNow: () => string;
}

/** The key as it is kept in the data folder, or named by a setting. */
export function createPracticeKey({
  database,
  dataDir,
  configured,
  recipientNow,
}: KeyPlace): PracticeKey {
  const file = path.join(dataDir, RECIPIENT_FILE);
  return {
    recipient: recipientNow,
    mayBeReplaced: async (asked = database) =>
      configured === undefined && !(await holdsSealedRows(asked)),
    hasKeyFile: async () => (await recipientOfKeyFile(dataDir)) === recipientNow(),
    change: async (recipient) => {
      if (configured !== undefined) return false;
      await writeWhole(file, `${recipient}\n`, 0o644);
      return true;
    },
  };
}

/** Whether a text is an age public key. */
export function isRecipient(text: string): boolean {
  try {
    createSealer(text);
    return true;
  } catch {
    return false;
  }
}
