import type { RequestDatabase } from '../db/open-database.ts';

/** A stored photo, as the database knows it. */
export interface PhotoRow {
  /** Its name in the store. */
  id: string;
  request: number;
  /** 1 for the first. */
  position: number;
}

/**
 * Notes photos that are about to be put into the store. They belong to no request yet: should this server die before they do, the note is how
 * they are found and removed (server/photos/remove-unclaimed.ts).
 */
export async function notePhotos(
  database: RequestDatabase,
  photos: readonly { id: string; bytes: number }[],
  now: Date,
): Promise<void> {
  await database
    .insertInto('request_photos')
    .values(
      photos.map(({ id, bytes }, index) => ({
        id,
        bytes,
        position: index + 1,
        noted_at_ms: now.getTime(),
      })),
    )
    .execute();
}

/**
 * Gives noted photos to their request, in the transaction that stores it.
 *
 * @throws Error when one of them is not noted any more: the request must not be stored without it
 */
export async function claimPhotos(
  transaction: RequestDatabase,
  ids: readonly string[],
  request: number,
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable('request_photos')
    .set({ request })
    .where('id', 'in', ids)
    .where('request', 'is', null)
    .where('is_going', '=', 0)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== ids.length) {
    throw new Error('A photo was swept away before its request was stored.');
  }
}

/** The photos of a request, in the order in which they were sent. */
export async function findPhotos(database: RequestDatabase, request: number): Promise<PhotoRow[]> {
  const rows = await database
    .selectFrom('request_photos')
    .select(['id', 'position'])
    .where('request', '=', request)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, request }));
}

/** Every photo that belongs to a request. */
export async function findAllPhotos(database: RequestDatabase): Promise<PhotoRow[]> {
  const rows = await database
    .selectFrom('request_photos')
    .select(['id', 'position', 'request'])
    .where('request', 'is not', null)
    .orderBy('request')
    .orderBy('position')
    .execute();
  return rows.flatMap(({ request, ...row }) => (request === null ? [] : [{ ...row, request }]));
}
