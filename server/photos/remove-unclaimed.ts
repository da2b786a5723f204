import type { RequestDatabase } from '../db/open-database.ts';
import { PhotoStoreError, type PhotoStore } from './photo-store.ts';

/** Longer than any upload and any transaction may take. */
const UNCLAIMED_AFTER_MS = 60 * 60 * 1_000;

/**
 * Removes photos that belong to no request: from the store first, then the note, so that what cannot be removed now is found again.
 *
 * Only what this database has noted is touched. A store is never searched for files that look unknown: a server that was pointed at a wrong or
 * empty database would then destroy every photo in it.
 *
 * @param which those of the given names; or all that were noted an hour ago and longer
 * @returns how many were removed, and the fault of the first that could not be
 */
export async function removeUnclaimed(
  database: RequestDatabase,
  store: PhotoStore,
  which: { ids: readonly string[] } | { now: Date },
): Promise<{ removed: number; fault: PhotoStoreError | undefined }> {
  const unclaimed = database.selectFrom('request_photos').select('id').where('request', 'is', null);
  const rows = await (
    'ids' in which
      ? unclaimed.where('id', 'in', which.ids)
      : unclaimed.where('noted_at_ms', '<=', which.now.getTime() - UNCLAIMED_AFTER_MS)
  ).execute();
  let removed = 0;
  let fault: PhotoStoreError | undefined;
  for (const { id } of rows) {
    try {
      await store.remove(id);
    } catch (error) {
      if (!(error instanceof PhotoStoreError)) throw error;
      fault ??= error;
      continue;
    }
    await database
      .deleteFrom('request_photos')
      .where('id', '=', id)
      .where('request', 'is', null)
      .execute();
    removed += 1;
  }
  return { removed, fault };
}
