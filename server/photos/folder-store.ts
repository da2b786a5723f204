import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeLastingFolder } from '../files/lasting-folder.ts';
import { writeWhole } from '../files/write-file.ts';
import { photoFileName, PhotoStoreError, type PhotoStore } from './photo-store.ts';

/**
 * Keeps sealed photos in a folder that only this user can read, which is made with the first of them.
 *
 * @param folder on this machine, or shared by all servers of one database
 */
export function createFolderStore(folder: string): PhotoStore {
  const fileOf = (id: string): string => path.join(folder, photoFileName(id));
  return {
    put: (id, sealed) =>
      orFail(async () => {
        await makeLastingFolder(folder);
        await writeWhole(fileOf(id), sealed, 0o600, 'keeps-owner');
      }),
    read: (id) =>
      orFail(async () => {
        try {
          return await readFile(fileOf(id));
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return undefined;
          throw error;
        }
      }),
    remove: (id) =>
      orFail(async () => {
        try {
          await rm(fileOf(id));
          return true;
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return false;
          throw error;
        }
      }),
  };
}

/** Only the code is kept: a message names paths. */
async function orFail<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    throw new PhotoStoreError(codeOf(error));
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
