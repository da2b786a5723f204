import type { RequestDatabase } from '../db/open-database.ts';
import { findPhotos } from '../photos/photo-rows.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { removeUnclaimed } from '../photos/remove-unclaimed.ts';
import type { RowName } from './row-name.ts';

/**
 * Deletes rows, and then the photos of those that are gone. The rows first: a photo without its request tells nothing, and is found again; a
 * request without its photos would be a loss, should the deletion fail.
 *
 * @param names what is deleted
 * @param deleteRows deletes them; what it throws is thrown on, once the photos of what it has deleted are gone too
 * @param openStore called only where there are photos
 * @returns one sentence when photos could not be removed
 */
export async function forgetWithPhotos(
  database: RequestDatabase,
  names: readonly RowName[],
  openStore: () => PhotoStore,
  deleteRows: () => void | Promise<void>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { about, number } of names) {
    if (about !== 'request') continue;
    for (const { id } of await findPhotos(database, number)) ids.push(id);
  }
  if (ids.length === 0) {
    await deleteRows();
    return [];
  }
  // Wrong settings are told before anything is deleted.
  const store = openStore();
  let fault: { code: string } | undefined;
  try {
    await deleteRows();
  } finally {
    ({ fault } = await removeUnclaimed(database, store, { ids }));
  }
  if (fault === undefined) return [];
  return [
    `Photos could not be removed from their store just now (${fault.code}). They belong to no request any more, and the server removes them within two hours.`,
  ];
}
