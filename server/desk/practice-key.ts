import path from 'node:path';
import { holdsSealedRows, type RequestDatabase } from '../db/open-database.ts';
import { writeWhole } from '../files/write-file.ts';
import { createSealer } from '../intake/seal.ts';
import { RECIPIENT_FILE } from '../intake/sealing-key.ts';

/** The public half of the practice's key, and whether the desk's first start may bring another. */
export interface PracticeKey {
  /** What the server seals to now. */
  recipient(): string;
  /** Whether nothing was sealed to it yet, and no setting names it. */
  mayBeReplaced(): Promise<boolean>;
  /**
   * Seals to another key from now on.
   *
   * @param transaction in which it is decided whose key it is
   * @returns false where something has been sealed to the present one meanwhile; it stays then
   */
  replace(transaction: RequestDatabase, recipient: string): Promise<boolean>;
  /**
   * Seals to another key from now on, which all who have the present one have been given.
   *
   * @returns false where a setting names the key, which only whoever sets it can change
   */
  change(recipient: string): Promise<boolean>;
  /** Seals to the key of before again: nobody has kept the other. */
  takeBack(recipient: string): Promise<void>;
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
  const mayBeReplaced = async (asked = database): Promise<boolean> =>
    configured === undefined && !(await holdsSealedRows(asked));
  const write = (recipient: string) => writeWhole(file, `${recipient}\n`, 0o644);
  return {
    recipient: recipientNow,
    mayBeReplaced: () => mayBeReplaced(),
    takeBack: write,
    change: async (recipient) => {
      if (configured !== undefined) return false;
      await write(recipient);
      return true;
    },
    replace: async (transaction, recipient) => {
      if (!(await mayBeReplaced(transaction))) return false;
      const before = recipientNow();
      await write(recipient);
      // The file first: what comes from now on is sealed to it. What came in between was not, so the old key stays.
      if (await mayBeReplaced(transaction)) return true;
      await write(before);
      return false;
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
