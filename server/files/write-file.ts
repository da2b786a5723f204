import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { sync, syncToTheTop } from './lasting-folder.ts';

/*
 * Every file that this program writes by itself is written by one of these: whole or not at all, and on the disk with its name, and with the
 * names of all folders above it, when they return. A kill or a power failure in between leaves what was there before.
 */

/**
 * Writes a file in the place of an older one, or of none.
 *
 * @param mode the file's permissions, like 0o600
 * @param former `keeps-owner` where root leaves it to whom the older one belonged, so that a staff command takes no file from the server, which
 *   is another user. Not for what root alone may read: an older one may be anybody's
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  mode: number,
  former?: 'keeps-owner',
): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeDraft(draft, content, mode, former && ((handle) => giveToOwnerOf(file, handle)));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncToTheTop(path.dirname(file));
}

/**
 * Writes a file, and never over another: two servers may start at once.
 *
 * @param mode the file's permissions, like 0o600
 * @returns false when the file was there already; it is left as it is
 */
export async function writeOnce(
  file: string,
  content: string | Uint8Array,
  mode: number,
): Promise<boolean> {
  const draft = draftOf(file);
  try {
    await writeDraft(draft, content, mode);
    return await nameOnce(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Gives a file that was written under another name its own, and never another file's. The other name stays, and is the caller's to remove.
 *
 * @returns false when the name was taken
 */
export async function nameOnce(draft: string, file: string): Promise<boolean> {
  await sync(draft);
  const isMade = await linkOnce(draft, file);
  // Also when it was there: whoever made it may not have come this far.
  await syncToTheTop(path.dirname(file));
  return isMade;
}

/** A name beside the file that nobody else takes. */
export function draftOf(file: string): string {
  return `${file}.${randomUUID()}.draft`;
}

async function linkOnce(draft: string, file: string): Promise<boolean> {
  try {
    // A link, unlike a rename, fails when the name is taken.
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function writeDraft(
  draft: string,
  content: string | Uint8Array,
  mode: number,
  prepare?: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(draft, 'wx', mode);
  try {
    await prepare?.(handle);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function giveToOwnerOf(file: string, handle: FileHandle): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(file)) return;
  const [{ uid, gid }, own] = await Promise.all([stat(file), handle.stat()]);
  if (uid !== own.uid || gid !== own.gid) await handle.chown(uid, gid);
}
