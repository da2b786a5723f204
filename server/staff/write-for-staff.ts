import { writeWhole as writeToDisk } from '../files/write-file.ts';
import { StaffError } from './staff-error.ts';

/**
 * Writes a file whole or not at all, in the place of an older one.
 *
 * @param mode the file's permissions, like 0o600
 * @param former as server/files/write-file.ts has it
 * @throws StaffError when it cannot be written
 */
export async function writeWhole(
  file: string,
  text: string,
  mode: number,
  former?: 'keeps-owner',
): Promise<void> {
  try {
    await writeToDisk(file, text, mode, former);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StaffError(`${file} cannot be written (${code}).`);
  }
}
