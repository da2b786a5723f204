import type { RequestDatabase } from '../db/open-database.ts';
import { deleteOldEditions } from '../publishing/edition-store.ts';
import { deleteOldPhotographs } from '../publishing/photograph-store.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 24 * 3_600_000;

/** Deletes sites of before that can be brought back no longer (docs/decisions/194-the-practice-changes-its-site.md). */
export function dropOldEditions(database: RequestDatabase, now: () => Date): Chore {
  return {
    name: 'old sites',
    intervalMs: INTERVAL_MS,
    run: async () => {
      await deleteOldEditions(database, now());
      await deleteOldPhotographs(database, now());
    },
  };
}
