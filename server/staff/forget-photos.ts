import type { RequestDatabase } from '../db/open-database.ts';
import { findPhotos, type PhotoRow } from '../photos/photo-rows.ts';
import { photoFileName, type PhotoStore } from '../photos/photo-store.ts';
import { removeUnclaimed } from '../photos/remove-unclaimed.ts';
import type { RowName } from './row-name.ts';
import { sayPhoto } from './staff-photos.ts';

/**
 * Deletes rows, and then the photos of those that are gone. The rows first: a photo without its request tells nothing, and is found again; a
 * request without its photos would be a loss, should the deletion fail.
 *
 * @param names what is deleted
 * @param deleteRows deletes them; what it throws is thrown on, once the photos of what it has deleted are gone too
 * @param openStore called only where there are photos
 * @returns one sentence for each photo that the store does not have, and one when photos could not be removed
 */
export async function forgetWithPhotos(
  database: RequestDatabase,
  names: readonly RowName[],
  openStore: () => PhotoStore,
  deleteRows: () => void | Promise<void>,
): Promise<string[]> {
  const photos: PhotoRow[] = [];
  for (const { about, number } of names) {
    if (about !== 'request') continue;
    photos.push(...(await findPhotos(database, number)));
  }
  if (photos.length === 0) {
    await deleteRows();
    return [];
  }
  // Wrong settings, and a folder that is not there, are told before anything is deleted.
  const store = openStore();
  let removal: Awaited<ReturnType<typeof removeUnclaimed>>;
  try {
    await deleteRows();
  } finally {
    removal = await removeUnclaimed(database, store, { ids: photos.map(({ id }) => id) });
  }
  const { absent, fault } = removal;
  const faults = photos
    .filter(({ id }) => absent.includes(id))
    .map(
      (photo) =>
        `The store did not have ${sayPhoto(photo)}. If it may be in another place, remove ${photoFileName(photo.id)} there.`,
    );
  if (fault === undefined) return faults;
  return [
    ...faults,
    `Photos could not be removed from their store just now (${fault.code}). They belong to no request any more, and the server removes them within two hours.`,
  ];
}
