import type { RequestDatabase } from '../db/open-database.ts';
import { forgetRows, type Forgotten } from '../forgetting/forget-rows.ts';
import { photoFileName, type PhotoStore } from '../photos/photo-store.ts';
import { sayTracesLeft } from './open-store.ts';
import { sayRowName, type RowName } from './row-name.ts';
import { sayPhoto } from './staff-photos.ts';
import { StaffError } from './staff-error.ts';

/**
 * Forgets one request or appointment.
 *
 * @param openStore called only where there are photos
 * @returns one sentence for each photo that the store does not have, and one when photos could not be removed
 * @throws StaffError when there is none of that name, when traces are left, and what `openStore` throws
 */
export async function forgetOne(
  database: RequestDatabase,
  name: RowName,
  openStore: () => PhotoStore,
): Promise<string[]> {
  const forgotten = await forgetRows(database, [name], openStore);
  if (!forgotten.isErased) throw sayTracesLeft();
  if (forgotten.found.length === 0) {
    throw new StaffError(`There is no ${sayRowName(name)}. See "list".`);
  }
  return sayPhotosLeft(forgotten);
}

/** The same of many, of which some may have gone meanwhile. @throws StaffError when traces are left, and what `openStore` throws */
export async function forgetMany(
  database: RequestDatabase,
  names: readonly RowName[],
  openStore: () => PhotoStore,
): Promise<string[]> {
  const forgotten = await forgetRows(database, names, openStore);
  if (!forgotten.isErased) throw sayTracesLeft();
  return sayPhotosLeft(forgotten);
}

/**
 * The requests that came before a moment, and the appointments that were over before it (not those that were merely made before it).
 *
 * @param cutoff ISO 8601 in UTC
 */
export async function findOlder(database: RequestDatabase, cutoff: string): Promise<RowName[]> {
  const isOlder = ({ at }: { at: string }): boolean => Date.parse(at) < Date.parse(cutoff);
  const requests = await database
    .selectFrom('requests')
    .select(['number', 'received_at as at'])
    .orderBy('number')
    .execute();
  const appointments = await database
    .selectFrom('appointments')
    .select(['number', 'ends_at as at'])
    .orderBy('number')
    .execute();
  return [
    ...requests.filter(isOlder).map(({ number }) => ({ about: 'request' as const, number })),
    ...appointments
      .filter(isOlder)
      .map(({ number }) => ({ about: 'appointment' as const, number })),
  ];
}

function sayPhotosLeft({ absent, photoFault }: Forgotten): string[] {
  const faults = absent.map(
    (photo) =>
      `The store did not have ${sayPhoto(photo)}. If it may be in another place, remove ${photoFileName(photo.id)} there.`,
  );
  if (photoFault === undefined) return faults;
  return [
    ...faults,
    `Photos could not be removed from their store just now (${photoFault.code}). They belong to no request any more, and the server removes them within two hours.`,
  ];
}
