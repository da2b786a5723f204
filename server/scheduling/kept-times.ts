import type { CardName } from '../../domain/desk/card-name.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** Deletes times that were kept free, with their half-hours. */
export async function deleteBlocks(
  transaction: RequestDatabase,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await transaction.deleteFrom('appointment_cells').where('block', 'in', numbers).execute();
  await transaction.deleteFrom('desk_blocks').where('number', 'in', numbers).execute();
}

/**
 * Gives up times by hand. The letter that offers one of them does not leave any more, where it has not yet: it would promise what is held no longer
 * (server/outbox/bury.ts).
 */
export async function giveUpBlocks(
  transaction: RequestDatabase,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await transaction
    .updateTable('outbox')
    .set({ until_ms: 0 })
    .where('message_id', 'in', (row) =>
      row
        .selectFrom('desk_blocks')
        .select('letter')
        .where('number', 'in', numbers)
        .where('letter', 'is not', null)
        .$castTo<{ letter: string }>(),
    )
    .execute();
  await deleteBlocks(transaction, numbers);
}

/** Gives up the times that were offered to somebody: they have one now, or are forgotten. */
export async function giveUpOffered(transaction: RequestDatabase, card: CardName): Promise<void> {
  const held = await transaction
    .selectFrom('desk_blocks')
    .select('number')
    .where('offered_about', '=', card.about)
    .where('offered_to', '=', card.number)
    .execute();
  await giveUpBlocks(transaction, numbersOf(held));
}

/** Gives up the times of a letter that was taken back. */
export async function giveUpTimesOf(transaction: RequestDatabase, letter: string): Promise<void> {
  const held = await transaction
    .selectFrom('desk_blocks')
    .select('number')
    .where('letter', '=', letter)
    .execute();
  await deleteBlocks(transaction, numbersOf(held));
}

/** Gives up the times whose day is over. @returns how many there were */
export async function giveUpEnded(database: RequestDatabase, now: Date): Promise<number> {
  const held = await database
    .selectFrom('desk_blocks')
    .select('number')
    .where('until_ms', '<=', now.getTime())
    .execute();
  const numbers = numbersOf(held);
  // Mostly there are none: a transaction of nothing would still wait for the write lock.
  if (numbers.length > 0) {
    await inTransaction(database, (transaction) => deleteBlocks(transaction, numbers));
  }
  return numbers.length;
}

function numbersOf(rows: readonly { number: number }[]): number[] {
  return rows.map(({ number }) => number);
}
