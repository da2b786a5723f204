import { createHash } from 'node:crypto';
import { Decrypter } from 'age-encryption';
import * as z from 'zod';
import type { OpenDatabase } from '../../server/db/open-database.ts';
import { createFolderStore } from '../../server/photos/folder-store.ts';
import { findAllPhotos } from '../../server/photos/photo-rows.ts';
import type { Acknowledged } from './retrying-clients.ts';

const sealedText = z.object({ photos: z.array(z.object({ sha256: z.string() })).optional() });

export interface PhotoCheck {
  /** Photos that were acknowledged with their requests. */
  acknowledged: number;
  lost: number;
  faults: string[];
}

/**
 * Looks for the photos of every acknowledged request: in the folder, opened by the private key, and the picture whose hash the request holds.
 *
 * @param opened the database, which is closed afterwards
 * @param folder of the photos
 * @param identity the private key
 */
export async function checkPhotos(
  { database, close }: OpenDatabase,
  folder: string,
  identity: string,
  acknowledged: readonly Acknowledged[],
): Promise<PhotoCheck> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const store = createFolderStore(folder);
  try {
    const requests = await database
      .selectFrom('requests')
      .select(['number', 'id', 'sealed'])
      .execute();
    const byId = new Map(requests.map((request) => [request.id, request]));
    const rows = await findAllPhotos(database);

    const isThere = async (id: string, sha256: string | undefined): Promise<boolean> => {
      const sealed = await store.read(id);
      if (sealed === undefined) return false;
      const picture = await decrypter.decrypt(sealed);
      return createHash('sha256').update(picture).digest('hex') === sha256;
    };
    let count = 0;
    let lost = 0;
    for (const { id, photoCount } of acknowledged) {
      if (photoCount === 0) continue;
      count += photoCount;
      const request = byId.get(id);
      const { photos: hashes = [] } =
        request === undefined
          ? {}
          : sealedText.parse(JSON.parse(await decrypter.decrypt(request.sealed, 'text')));
      const own = rows.filter((row) => row.request === request?.number);
      for (let position = 1; position <= photoCount; position += 1) {
        const row = own.find((candidate) => candidate.position === position);
        const isKept = row !== undefined && (await isThere(row.id, hashes[position - 1]?.sha256));
        if (!isKept) lost += 1;
      }
    }
    const faults = lost > 0 ? [`${lost} photos of acknowledged requests are lost.`] : [];
    return { acknowledged: count, lost, faults };
  } finally {
    await close();
  }
}
