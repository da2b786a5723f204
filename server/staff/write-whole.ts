import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StaffError } from './staff-error.ts';

/**
 * Writes a file whole or not at all: a kill in between leaves the old one, or none, under its name.
 *
 * @param mode the file's permissions, like 0o600
 * @throws StaffError when it cannot be written
 */
export function writeWhole(file: string, text: string, mode: number): void {
  const draft = `${file}.${process.pid}.draft`;
  try {
    const descriptor = openSync(draft, 'wx', mode);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StaffError(`${file} cannot be written (${code}).`);
  }
}
