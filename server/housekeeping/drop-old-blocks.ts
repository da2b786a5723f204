import { firstKeptDay } from '../../domain/desk/blocks.ts';
import { createEraser } from '../db/erase-deleted.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { deleteBlocks, giveUpEnded } from '../scheduling/kept-times.ts';
import type { Chore } from './start-chores.ts';

/** Nobody waits longer than this for a time that was held for a while. */
const INTERVAL_MS = 60_000;

/**
 * Deletes times that were kept free and are long over, out of the files too: why they were is nobody's need any more. So are those that a letter
 * offered, once they are held no longer.
 */
export function dropOldBlocks(database: RequestDatabase, now: () => Date): Chore {
  const eraser = createEraser(database);
  return {
    name: 'old blocks',
    intervalMs: INTERVAL_MS,
    run: async () => {
      const ended = await giveUpEnded(database, now());
      const old = await deleteOldBlocks(database, firstKeptDay(now()));
      if (ended + old > 0) eraser.note('desk_blocks');
      await eraser.erase();
    },
  };
}

/** @returns how many there were */
async function deleteOldBlocks(database: RequestDatabase, firstKept: string): Promise<number> {
  const old = await database
    .selectFrom('desk_blocks')
    .select('number')
    .where('ends_at', '<', firstKept)
    .execute();
  const numbers = old.map(({ number }) => number);
  // Mostly there are none: a delete that finds nothing would still wait for the write lock.
  if (numbers.length === 0) return 0;
  await inTransaction(database, (transaction) => deleteBlocks(transaction, numbers));
  return numbers.length;
}
