import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../files/write-file.ts';
import { isPhotograph, type ContentChanges } from './content-texts.ts';

const FILE_MODE = 0o644;

/** Where a photograph is found by its mark. @throws what the place throws where it is not there */
export type FindPhotograph = (mark: string, name: string) => Promise<Uint8Array>;

/** Changes files of a content folder, each whole or not at all. */
export async function writeContent(
  folder: string,
  changes: ContentChanges,
  findPhotograph: FindPhotograph,
): Promise<void> {
  for (const [name, text] of changes) {
    const file = path.join(folder, name);
    if (text === undefined) {
      await rm(file, { force: true });
      continue;
    }
    const mode = await stat(file).then(
      (found) => found.mode & 0o777,
      () => FILE_MODE,
    );
    const body = isPhotograph(name) ? await findPhotograph(text, name) : text;
    await mkdir(path.dirname(file), { recursive: true });
    await writeWhole(file, body, mode);
  }
}
