import { createHash, randomUUID } from 'node:crypto';
import type { RequestDatabase } from '../db/open-database.ts';
import { OneAtATime } from '../intake/one-at-a-time.ts';
import type { SealPhoto } from '../intake/seal.ts';
import { claimPhotos, notePhotos } from './photo-rows.ts';
import type { PhotoStore } from './photo-store.ts';
import { reEncodePhoto, UnreadablePhotoError } from './re-encode-photo.ts';
import { refusePhoto } from './photo-refusals.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';

/** A photo that is ready to be stored. */
export interface SealedPhoto {
  readonly id: string;
  readonly sealed: Uint8Array;
  /** SHA-256 of the picture itself in hex. It is sealed with the request, so that no photo can be put in another's place unseen. */
  readonly sha256: string;
}

/** What a request's photos go through, in this order. */
export interface PhotoKeeper {
  /** Re-encodes and seals. Nothing is stored yet. @throws Refusal 422 that names the photo that cannot be read */
  seal(photos: readonly Uint8Array[]): Promise<SealedPhoto[]>;
  /** Puts them into the store, on disk when it returns. @throws PhotoStoreError; the database's error */
  put(photos: readonly SealedPhoto[]): Promise<void>;
  /** Gives them to their request, in the transaction that stores it. */
  claim(
    transaction: RequestDatabase,
    photos: readonly SealedPhoto[],
    request: number,
  ): Promise<void>;
  /**
   * Removes those that no request has claimed: it was a repeated one, or it was refused. Those of a claim that is not yet committed wait for it.
   * What cannot be removed now, the server sweeps away later, so it never throws.
   */
  discard(photos: readonly SealedPhoto[]): Promise<void>;
}

/** One a server: photos are decoded one after another within a keeper, which bounds the memory that they take. */
export function createPhotoKeeper({
  database,
  store,
  sealPhoto,
  now,
}: {
  database: RequestDatabase;
  store: PhotoStore;
  sealPhoto: SealPhoto;
  now: () => Date;
}): PhotoKeeper {
  // A decoded photo takes hundreds of megabytes at worst: never two of them at once, whoever sent them.
  const decoding = new OneAtATime();

  async function sealOne(photo: Uint8Array, position: number): Promise<SealedPhoto> {
    try {
      const picture = await decoding.run('photo', () => reEncodePhoto(photo));
      const sha256 = createHash('sha256').update(picture).digest('hex');
      return { id: randomUUID(), sealed: await sealPhoto(picture), sha256 };
    } catch (error) {
      if (error instanceof UnreadablePhotoError) throw refusePhoto(position, photo);
      throw error;
    }
  }

  const keeper: PhotoKeeper = {
    seal: async (photos) => {
      const sealed: SealedPhoto[] = [];
      for (const [index, photo] of photos.entries()) sealed.push(await sealOne(photo, index + 1));
      return sealed;
    },
    put: async (photos) => {
      if (photos.length === 0) return;
      const noted = photos.map(({ id, sealed }) => ({ id, bytes: sealed.length }));
      await notePhotos(database, noted, now());
      try {
        for (const { id, sealed } of photos) await store.put(id, sealed);
      } catch (error) {
        await keeper.discard(photos);
        throw error;
      }
    },
    claim: (transaction, photos, request) =>
      claimPhotos(
        transaction,
        photos.map(({ id }) => id),
        request,
      ),
    discard: async (photos) => {
      if (photos.length === 0) return;
      try {
        await removeUnclaimed(database, store, { ids: photos.map(({ id }) => id) });
      } catch {
        // The database is away: they stay noted, and are removed by the next sweep.
      }
    },
  };
  return keeper;
}
