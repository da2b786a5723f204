import { randomUUID } from 'node:crypto';
import type { EntryWords } from '../../domain/desk/entries.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { tableOf } from '../db/table-of.ts';
import { encryptText } from '../intake/seal.ts';
import { giveUpTimesOf } from '../scheduling/kept-times.ts';
import { appendWithin } from './entry-store.ts';

/**
 * Stops the letter that offers a time, where it waits and nobody is sending it: without that time it would promise what is held no longer. Its card
 * says so, and waits again; its other times are held for nobody, and are given up with it.
 *
 * The browser of whoever gives the time back does not know whether the letter has left, so the entry is sealed here, as what visitors send is.
 *
 * @param recipient what the server seals to
 */
export async function stopLetterOf(
  transaction: RequestDatabase,
  block: number,
  { person, at }: { person: number | null; at: string },
  recipient: string,
): Promise<void> {
  const held = await transaction
    .selectFrom('desk_blocks')
    .select(['letter', 'offered_about', 'offered_to', 'starts_at as time'])
    .where('number', '=', block)
    .executeTakeFirst();
  if (held?.letter == null || held.offered_about === null || held.offered_to === null) return;
  const { letter, offered_about: about, offered_to: number, time } = held;
  const stopped = await transaction
    .updateTable('outbox')
    .set({ until_ms: 0 })
    .where('message_id', '=', letter)
    .where('state', '=', 'waiting')
    .where('leased_until_ms', '<=', Date.parse(at))
    .returning('number')
    .executeTakeFirst();
  if (stopped === undefined) return;
  const row = await transaction
    .selectFrom(tableOf(about))
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return;
  const id = randomUUID();
  const words: EntryWords = { is: 'unsent', of: letter, time };
  const sealed = await encryptText(recipient, JSON.stringify({ ...words, id, card: row.id }));
  await appendWithin(transaction, { id, card: { about, number }, person, at, sealed });
  await giveUpTimesOf(transaction, letter);
}
