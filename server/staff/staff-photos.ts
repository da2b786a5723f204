import { existsSync } from 'node:fs';
import type { PhotoRow } from '../photos/photo-rows.ts';
import {
  choosePhotoStore,
  findPhotoContradictions,
  namesPhotoPlace,
  PHOTO_PLACE_NEEDED,
  photoEnvironment,
  photoFolderOf,
} from '../photos/photo-settings.ts';
import { PhotoStoreError, type PhotoStore } from '../photos/photo-store.ts';
import type { StorePlace } from './open-store.ts';
import { StaffError } from './staff-error.ts';

/** Where the server's settings say that photos are. */
interface PhotoPlace {
  /** Undefined where it is a bucket. */
  folder: string | undefined;
  open: () => PhotoStore;
}

/**
 * The store that the server's settings name. Ask for it only where there are photos: a folder is made with the first of them.
 *
 * @throws StaffError when they are wrong, when PostgreSQL is used and they name no place, and when the folder is not there
 */
export function findPhotoPlace(
  environment: Record<string, string | undefined>,
  { dataDir, databaseUrl }: StorePlace,
): PhotoPlace {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = photoEnvironment.safeParse(given);
  const faults = parsed.success
    ? findPhotoContradictions(parsed.data)
    : parsed.error.issues.map((issue) => issue.message);
  if (parsed.success && databaseUrl !== undefined && !namesPhotoPlace(parsed.data)) {
    faults.push(PHOTO_PLACE_NEEDED);
  }
  if (parsed.success && faults.length === 0) {
    const folder = photoFolderOf(parsed.data, dataDir);
    if (folder === undefined || existsSync(folder)) {
      return { folder, open: () => choosePhotoStore(parsed.data, dataDir) };
    }
    throw new StaffError(
      `There is no folder of photos at ${folder}. Set PHOTO_DIR or PHOTO_STORE_URL as the server has them. Nothing was done.`,
    );
  }
  throw new StaffError(`The settings of the store of photos are wrong: ${faults.join('; ')}.`);
}

/** "photo 2 of request 12". */
export function sayPhoto({ request, position }: Pick<PhotoRow, 'request' | 'position'>): string {
  return `photo ${position} of request ${request}`;
}

/** @throws StaffError in the place of the store's own error */
export async function askStore<Result>(task: Promise<Result>): Promise<Result> {
  try {
    return await task;
  } catch (error) {
    if (!(error instanceof PhotoStoreError)) throw error;
    throw new StaffError(
      `The store of photos failed (${error.code}). Check the PHOTO_ settings, or try again.`,
    );
  }
}
