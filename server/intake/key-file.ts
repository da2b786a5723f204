import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../db/lasting-folder.ts';

/** The key in a key file as age writes them: the first line that is neither empty nor a comment ("" if there is none). */
export function readKeyLine(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
}

/**
 * Writes a file whole or not at all, through to the disk, and never over another: two servers may start at once.
 *
 * @param mode the file's permissions, like 0o600
 * @returns false when the file was there already; it is left as it is
 */
export function writeOnce(file: string, text: string | Uint8Array, mode: number): boolean {
  const draft = `${file}.${process.pid}.draft`;
  const descriptor = openSync(draft, 'w', mode);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
    // A link, unlike a rename, fails when the name is taken.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
    syncFolder(path.dirname(file));
  }
}
