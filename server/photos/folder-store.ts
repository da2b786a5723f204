import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
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
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = fileOf(id);
        const draft = `${file}.${randomUUID()}.draft`;
        try {
          await writeThrough(draft, sealed);
          await rename(draft, file);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
        await syncFolder(folder);
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

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder reaches the disk with the folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
