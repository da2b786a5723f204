import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** What a folder that belongs to somebody else, or a file system that knows no such thing, says. There is nothing that we could do. */
const NOT_OURS = new Set(['EACCES', 'EPERM', 'EINVAL', 'EROFS', 'ENOTSUP']);

/**
 * Makes a folder that only this user can read, and what is missing above it, through to the disk. One that is there is synchronised all the
 * same: whoever made it may have been killed before it was.
 */
export async function makeLastingFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncToTheTop(folder);
}

/**
 * Brings the names in a folder to the disk, and its own name and those of all above it: a power failure that takes one of these takes
 * everything below it.
 */
export async function syncToTheTop(folder: string): Promise<void> {
  const lowest = path.resolve(folder);
  await sync(lowest);
  for (let upper = path.dirname(lowest); ; upper = path.dirname(upper)) {
    try {
      await sync(upper);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && NOT_OURS.has(String(error.code)))) {
        throw error;
      }
    }
    if (upper === path.dirname(upper)) return;
  }
}

/** Brings a file's content, or a folder's names, to the disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
