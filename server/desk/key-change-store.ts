import type { RequestDatabase } from '../db/open-database.ts';
import { takeTurn } from './people-store.ts';
import { addSheet, type NewSheet } from './sheet-store.ts';
import { useTicket } from './tickets.ts';

/** A key of the practice in the place of the one before. */
export interface NewKey extends NewSheet {
  /** The key, sealed to each passkey that has an identity of its own. */
  handed: readonly { id: string; sealed: Uint8Array }[];
  /** A ticket that was sealed to the key of before: whoever has it, holds that. */
  proof: string;
}

/** Who changes it. */
interface Changer {
  /** Null: by the recovery sheet. */
  person: number | null;
  /** The session that stays open. */
  hash: Buffer;
}

/**
 * Gives every passkey the new key, puts the new sheet in the place of the one before, and ends all sessions but one. A passkey without an identity of
 * its own cannot be given it, and is removed: it would open the key of before alone.
 *
 * @returns "others" where the key was not sealed to exactly those passkeys that there are, "alone" where whoever changes it would have none left, "unproven" where they do not hold the key
 * of before: all would lose it with this change
 */
export async function changeKey(
  transaction: RequestDatabase,
  { handed, proof, ...sheet }: NewKey,
  { person, hash }: Changer,
  now: Date,
): Promise<'changed' | 'others' | 'alone' | 'unproven'> {
  // A passkey that is added or removed at this moment comes before this, and is seen; or after, and its session has ended.
  await takeTurn(transaction);
  if (!(await useTicket(transaction, 'key', proof, now))) return 'unproven';
  const passkeys = await transaction
    .selectFrom('desk_passkeys')
    .select(['id', 'person'])
    .where('recipient', 'is not', null)
    .execute();
  const sealed = new Map(handed.map((one) => [one.id, one.sealed]));
  if (sealed.size !== passkeys.length || !passkeys.every(({ id }) => sealed.has(id))) {
    return 'others';
  }
  if (person !== null && !passkeys.some((one) => one.person === person)) return 'alone';
  for (const [id, bytes] of sealed) {
    await transaction
      .updateTable('desk_passkeys')
      .set({ handed: Buffer.from(bytes) })
      .where('id', '=', id)
      .execute();
  }
  await transaction.deleteFrom('desk_passkeys').where('recipient', 'is', null).execute();
  await transaction.deleteFrom('desk_sheets').execute();
  await addSheet(transaction, sheet, now.toISOString());
  await transaction.deleteFrom('desk_tickets').where('purpose', 'in', ['sheet', 'key']).execute();
  await transaction.deleteFrom('desk_sessions').where('hash', '<>', hash).execute();
  return 'changed';
}
