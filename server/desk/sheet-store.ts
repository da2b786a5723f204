import type { RequestDatabase } from '../db/open-database.ts';

/** A sheet, and what it opens. */
export interface NewSheet {
  sheet: Uint8Array;
  /** Of the identity that the sheet has of its own. */
  sheetRecipient: string;
  /** The practice's public key. */
  recipient: string;
}

/** In the caller's transaction. The newest counts; those of before stay, unless the caller deletes them, as a change of the key does. */
export async function addSheet(
  transaction: RequestDatabase,
  { sheet, sheetRecipient, recipient }: NewSheet,
  at: string,
): Promise<void> {
  await transaction
    .insertInto('desk_sheets')
    .values({
      wrapped: Buffer.from(sheet),
      recipient: sheetRecipient,
      opens: recipient,
      made_at: at,
    })
    .execute();
}

/** The newest sheet. */
export function findSheet(database: RequestDatabase) {
  return database
    .selectFrom('desk_sheets')
    .select(['wrapped', 'recipient', 'opens', 'made_at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
