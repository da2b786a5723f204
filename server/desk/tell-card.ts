import { randomUUID } from 'node:crypto';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { EntryWords } from '../../domain/desk/entries.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { tableOf } from '../db/table-of.ts';
import { encryptText } from '../intake/seal.ts';
import { appendWithin, type NewEntry } from './entry-store.ts';

/** By whom, and when. */
export type ToldBy = Pick<NewEntry, 'person' | 'at'>;

/**
 * Writes an entry that no browser can: none knows what became of a letter. It is sealed here, as what visitors send is. Of a card that was forgotten
 * nothing is written.
 *
 * @param recipient what the server seals to
 */
export async function tellCard(
  transaction: RequestDatabase,
  { about, number }: CardName,
  words: EntryWords,
  { person, at }: ToldBy,
  recipient: string,
): Promise<void> {
  const row = await transaction
    .selectFrom(tableOf(about))
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return;
  const id = randomUUID();
  const sealed = await encryptText(recipient, JSON.stringify({ ...words, id, card: row.id }));
  await appendWithin(transaction, { id, card: { about, number }, person, at, sealed });
}
