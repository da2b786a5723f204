import type { RequestDatabase } from '../db/open-database.ts';
import { createPhotoSealer } from '../intake/seal.ts';
import { findAllPhotos, findPhotos } from '../photos/photo-rows.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { OtherKeyError } from './open-sealed.ts';
import type { OpeningKey } from './opening-key.ts';
import { readPhoto } from './photos-command.ts';
import type { Rotated } from './rotate-key.ts';
import { askStore } from './staff-photos.ts';
import { StaffError } from './staff-error.ts';

/**
 * Seals every photo that the old private key opens to a new public key. Each is replaced whole: a kill in between leaves photos of both keys,
 * none of them half; the next run goes on with those that are left.
 *
 * @param openStore called only where there are photos
 * @param key the old private key
 * @param recipient the new public key, known to be one
 */
export async function resealPhotos(
  database: RequestDatabase,
  openStore: () => PhotoStore,
  key: OpeningKey,
  recipient: string,
): Promise<Omit<Rotated, 'hadDesk'>> {
  const seal = createPhotoSealer(recipient);
  const rotated: Omit<Rotated, 'hadDesk'> = { resealed: 0, underOtherKey: 0, faults: [] };
  const photos = await findAllPhotos(database);
  if (photos.length === 0) return rotated;
  const store = openStore();
  for (const photo of photos) {
    try {
      const anew = await seal(await readPhoto(photo, store, key));
      await askStore(store.put(photo.id, anew));
      // Forgotten meanwhile: it must not come back.
      const others = await findPhotos(database, photo.request);
      if (others.every(({ id }) => id !== photo.id)) await askStore(store.remove(photo.id));
      rotated.resealed += 1;
    } catch (error) {
      if (error instanceof OtherKeyError) rotated.underOtherKey += 1;
      else if (error instanceof StaffError) rotated.faults.push(error.message);
      else throw error;
    }
  }
  return rotated;
}
