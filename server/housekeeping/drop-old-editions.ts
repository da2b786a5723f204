import { eraseDeleted } from '../db/erase-deleted.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { deleteOldEditions } from '../publishing/edition-store.ts';
import { deleteOldPhotographs } from '../publishing/photograph-store.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 24 * 3_600_000;

/**
 * Deletes sites of before that can be brought back no longer (docs/decisions/194-the-practice-changes-its-site.md), and takes photographs that are
 * deleted, also those that somebody has taken back or away since, out of the database's files.
 */
export function dropOldEditions(database: RequestDatabase, now: () => Date): Chore {
  return {
    name: 'old sites',
    intervalMs: INTERVAL_MS,
    run: async () => {
      await deleteOldEditions(database, now());
      await deleteOldPhotographs(database, now());
      await eraseDeleted(database, ['site_photographs']);
    },
  };
}
