import { createEraser } from '../db/erase-deleted.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { deleteOldBlocks } from '../desk/block-store.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 3_600_000;

/** Deletes times that were kept free and are long over, out of the files too: why they were is nobody's need any more. */
export function dropOldBlocks(database: RequestDatabase, now: () => Date): Chore {
  const eraser = createEraser(database);
  return {
    name: 'old blocks',
    intervalMs: INTERVAL_MS,
    run: async () => {
      if ((await deleteOldBlocks(database, now())) > 0) eraser.note('desk_blocks');
      await eraser.erase();
    },
  };
}
