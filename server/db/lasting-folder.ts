import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that only this user can read, and what is missing above it, through to the disk: a power failure must not take the
 * name of the folder with everything in it.
 */
export function makeLastingFolder(folder: string): void {
  const absolute = path.resolve(folder);
  const first = mkdirSync(absolute, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  let made = absolute;
  while (made.length >= first.length) {
    made = path.dirname(made);
    syncFolder(made);
  }
}

/** A new name in a folder reaches the disk with the folder. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
