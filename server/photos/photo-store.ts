/**
 * Where sealed photos lie: a folder, or a bucket. It knows names and sealed bytes alone; whose they are is said by the database
 * (server/photos/photo-rows.ts).
 */
export interface PhotoStore {
  /**
   * Puts a sealed photo under its name, in the place of an older one. Once it returns, the photo outlives a loss of power; before that the
   * old one, or none, is there, never half of one.
   *
   * @throws PhotoStoreError
   */
  put(id: string, sealed: Uint8Array): Promise<void>;
  /** @returns undefined where there is none @throws PhotoStoreError */
  read(id: string): Promise<Uint8Array | undefined>;
  /**
   * Also where there is none.
   *
   * @returns false where it is known that there was none; a bucket does not say, and gives true @throws PhotoStoreError
   */
  remove(id: string): Promise<boolean>;
}

/** The store did not do what it was asked: nothing may be acknowledged that needs it. */
export class PhotoStoreError extends Error {
  override readonly name = 'PhotoStoreError';
  /** A short word for logs: a file system's code, or an HTTP status. */
  readonly code: string;

  constructor(code: string) {
    super(`The store of photos failed (${code}).`);
    this.code = code;
  }
}

/** Names are random UUIDs: they tell nothing, and lead nowhere outside the store. */
const PHOTO_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws PhotoStoreError for what is no photo's name: it comes from a database that somebody has changed */
export function photoFileName(id: string): string {
  if (!PHOTO_ID.test(id)) throw new PhotoStoreError('NOT_A_NAME');
  return `${id}.age`;
}
