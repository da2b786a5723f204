import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { photoFileName } from '../photos/photo-store.ts';
import { changeDatabase, type StorePlace } from './open-store.ts';
import { StaffError } from './staff-error.ts';

/** What a server makes in the folder: a photo, or one that it was writing when it died. */
const PHOTO_FILE = /\.age(\.[0-9a-f-]{36}\.draft)?$/;

/** A file that is younger may be one that a server is writing. */
const YOUNGEST_MS = 60 * 60 * 1_000;

/**
 * Lists the files of photos that the database knows nothing of: those that came after the copy it was restored from, or that a server was writing when it
 * died. The server never looks for them by itself: on a wrong or empty database every photo is one.
 *
 * @param folder of the photos; undefined where they are in a bucket
 * @param isConfirmed whether to delete them
 * @returns what is said of them
 * @throws StaffError for a bucket, and for a folder or a file that cannot be read or removed
 */
export async function clearOrphans(
  place: StorePlace,
  folder: string | undefined,
  isConfirmed: boolean,
  now: Date,
): Promise<string> {
  if (folder === undefined) {
    throw new StaffError(
      "The photos are in a bucket, which the server's key may not list. Compare its list with the ids in the table request_photos.",
    );
  }
  // The files first: each is noted before it is there, and its note goes after it.
  const files = orFail(folder, () =>
    readdirSync(folder).filter(
      (file) => PHOTO_FILE.test(file) && isOld(path.join(folder, file), now),
    ),
  );
  const known = await changeDatabase(place, async (database) => {
    const rows = await database.selectFrom('request_photos').select('id').execute();
    return new Set(rows.map(({ id }) => photoFileName(id)));
  });
  const orphans = files.filter((file) => !known.has(file)).toSorted();
  if (orphans.length === 0) return 'Every photo belongs to this database.';
  const list = orphans.join('\n');
  const what = `${orphans.length} of ${files.length} files in ${folder} are not known to this database, whose photos are ${known.size}`;
  if (!isConfirmed) {
    return `${list}\n${what}. Nothing was deleted: is it the right database? Then add --yes.`;
  }
  for (const file of orphans)
    orFail(folder, () => rmSync(path.join(folder, file), { force: true }));
  return `${list}\n${what}. They were deleted.`;
}

function isOld(file: string, now: Date): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  return status !== undefined && now.getTime() - status.mtimeMs >= YOUNGEST_MS;
}

function orFail<Result>(folder: string, task: () => Result): Result {
  try {
    return task();
  } catch {
    throw new StaffError(`The folder of photos ${folder} cannot be read or changed. May you?`);
  }
}
