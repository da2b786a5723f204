import type { PhotoRow } from '../photos/photo-rows.ts';
import {
  choosePhotoStore,
  findPhotoContradictions,
  photoEnvironment,
} from '../photos/photo-settings.ts';
import { PhotoStoreError, type PhotoStore } from '../photos/photo-store.ts';
import { StaffError } from './staff-error.ts';

/**
 * The store that the server's settings name.
 *
 * @throws StaffError when they are wrong
 */
export function openPhotoStore(
  environment: Record<string, string | undefined>,
  dataDir: string,
): PhotoStore {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = photoEnvironment.safeParse(given);
  const faults = parsed.success
    ? findPhotoContradictions(parsed.data)
    : parsed.error.issues.map((issue) => issue.message);
  if (parsed.success && faults.length === 0) return choosePhotoStore(parsed.data, dataDir);
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
