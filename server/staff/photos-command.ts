import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeLastingFolder } from '../files/lasting-folder.ts';
import { writeOnce } from '../files/write-file.ts';
import { findPhotos, type PhotoRow } from '../photos/photo-rows.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { hasTable, readDatabase, type StorePlace } from './open-store.ts';
import { createOpener, decryptBytes } from './open-sealed.ts';
import type { OpeningKey } from './opening-key.ts';
import { readRow } from './read-requests.ts';
import { photoHashesOf } from './sealed-photos.ts';
import { askStore, sayPhoto } from './staff-photos.ts';
import { StaffError } from './staff-error.ts';

/**
 * Decrypts a request's photos into files that only you can read, one after another: `request-12-photo-1.jpg` and so on. A photo that is missing
 * or damaged, or not the one that was sent, is told, and the others come out.
 *
 * @returns how many were written, and one sentence a photo that was not
 * @throws StaffError when there is no such request, when the key does not open it, when the store is not there, and when a file of that name
 *   is there already: nothing is written then
 */
export async function takeOutPhotos(
  place: StorePlace & { openKey: () => Promise<OpeningKey>; openPhotos: () => PhotoStore },
  number: number,
  folder: string,
): Promise<{ count: number; faults: string[] }> {
  const row = await readRow(place, number);
  const key = await place.openKey();
  const content = await createOpener(key)(row.sealed, `request ${number}`);
  if (content.id !== row.id) {
    throw new StaffError(
      `Request ${number} holds the sealed text of another request. The database was tampered with.`,
    );
  }
  const hashes = photoHashesOf(content);
  const files = hashes.map((_, index) =>
    path.join(folder, `request-${number}-photo-${index + 1}.jpg`),
  );
  const taken = files.find((file) => existsSync(file));
  if (taken !== undefined) throw new StaffError(`${taken} is there already. Nothing was written.`);
  if (hashes.length === 0) return { count: 0, faults: [] };
  const store = place.openPhotos();
  await makeFolder(folder);

  const rows = await readDatabase(place, async (database) =>
    (await hasTable(database, 'request_photos')) ? findPhotos(database, number) : [],
  );
  const faults: string[] = [];
  for (const [index, sha256] of hashes.entries()) {
    const position = index + 1;
    try {
      const photo = rows.find((candidate) => candidate.position === position);
      const name = sayPhoto({ request: number, position });
      if (photo === undefined) throw new StaffError(`The database does not know ${name}.`);
      const bytes = await readPhoto(photo, store, key);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
        throw new StaffError(
          `What is stored as ${name} is not the picture that was sent. The store was tampered with.`,
        );
      }
      await writePhoto(files[index] ?? '', bytes);
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      faults.push(error.message);
    }
  }
  return { count: hashes.length - faults.length, faults };
}

/** @throws StaffError when it is not in the store, or does not open */
export async function readPhoto(
  photo: PhotoRow,
  store: PhotoStore,
  key: OpeningKey,
): Promise<Uint8Array> {
  const sealed = await askStore(store.read(photo.id));
  const name = sayPhoto(photo);
  if (sealed === undefined) throw new StaffError(`The store does not have ${name}.`);
  return decryptBytes(key, sealed, name);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await makeLastingFolder(folder);
  } catch {
    throw new StaffError(`The folder ${folder} cannot be made.`);
  }
}

async function writePhoto(file: string, bytes: Uint8Array): Promise<void> {
  let isWritten: boolean;
  try {
    isWritten = await writeOnce(file, bytes, 0o600);
  } catch {
    throw new StaffError(`${file} cannot be written.`);
  }
  if (!isWritten) throw new StaffError(`${file} is there already, and is left as it is.`);
}
