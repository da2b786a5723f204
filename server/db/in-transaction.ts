import { setTimeout as wait } from 'node:timers/promises';
import type { RequestDatabase } from './open-database.ts';
import { errorCode } from './storage-fault.ts';

/** PostgreSQL undid the whole transaction since it got in another's way: a deadlock, or a stricter isolation than the default. */
const LOST_RACE = /^(40P01|40001)$/;

const TRIES_LIMIT = 5;
const LONGEST_PAUSE_MS = 50;

/**
 * Does a task in one transaction, all or nothing. Where PostgreSQL undoes it because of a race, it is done again, five times at
 * most; SQLite has one writer at a time, and never does so.
 *
 * @param task may be run again from its beginning, so it does nothing but ask the transaction
 * @throws what the task throws; the database's error
 */
export async function inTransaction<Result>(
  database: RequestDatabase,
  task: (transaction: RequestDatabase) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction().execute(task);
    } catch (error) {
      if (tries === TRIES_LIMIT || !LOST_RACE.test(errorCode(error))) throw error;
      // Of two that come back at once, one should be first.
      await wait(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
