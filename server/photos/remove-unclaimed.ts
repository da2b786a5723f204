import type { RequestDatabase } from '../db/open-database.ts';
import { PhotoStoreError, type PhotoStore } from './photo-store.ts';

/** Longer than any upload and any transaction may take. */
const UNCLAIMED_AFTER_MS = 60 * 60 * 1_000;

/**
 * Removes photos that belong to no request: first each is marked as pending deletion, then it leaves the store, then its note goes, so that what cannot be
 * removed now is found again.
 *
 * The mark and a claim (server/photos/photo-rows.ts) change the same row. Whichever comes second waits until the other is committed or undone,
 * and then sees what became of it: a photo is never removed under a request whose COMMIT is still on its way.
 *
 * Only what this database has noted is touched. A store is never searched for files that look unknown: a server that was pointed at a wrong or
 * empty database would then destroy every photo in it.
 *
 * @param which those of the given names; or all that were noted an hour ago and longer, or whose removal was broken off
 * @returns how many were removed, which of these the store did not have, and the fault of the first that could not be
 * @throws the database's error; a photo that was not marked by then is still there
 */
export async function removeUnclaimed(
  database: RequestDatabase,
  store: PhotoStore,
  which: { ids: readonly string[] } | { now: Date },
): Promise<{ removed: number; absent: string[]; fault: PhotoStoreError | undefined }> {
  const absent: string[] = [];
  let removed = 0;
  let fault: PhotoStoreError | undefined;
  for (const id of await findUnclaimed(database, which)) {
    if (!(await markPendingDeletion(database, id))) continue;
    try {
      if (!(await store.remove(id))) absent.push(id);
    } catch (error) {
      if (!(error instanceof PhotoStoreError)) throw error;
      fault ??= error;
      continue;
    }
    await database
      .deleteFrom('request_photos')
      .where('id', '=', id)
      .where('is_going', '=', 1)
      .execute();
    removed += 1;
  }
  return { removed, absent, fault };
}

async function findUnclaimed(
  database: RequestDatabase,
  which: { ids: readonly string[] } | { now: Date },
): Promise<string[]> {
  const unclaimed = database.selectFrom('request_photos').select('id').where('request', 'is', null);
  const rows = await (
    'ids' in which
      ? unclaimed.where('id', 'in', which.ids)
      : unclaimed.where(({ eb, or }) =>
          or([
            eb('noted_at_ms', '<=', which.now.getTime() - UNCLAIMED_AFTER_MS),
            eb('is_going', '=', 1),
          ]),
        )
  ).execute();
  return rows.map(({ id }) => id);
}

/** One row a statement, each committed by itself: it waits for a pending claim, and two that wait for each other's rows cannot be. */
async function markPendingDeletion(database: RequestDatabase, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('request_photos')
    .set({ is_going: 1 })
    .where('id', '=', id)
    .where('request', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
