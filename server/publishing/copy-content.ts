import { cp, mkdir, symlink } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentChanges } from './content-texts.ts';
import { writeContent, type FindPhotograph } from './write-content.ts';

/** Pictures that were made lie where they are: nothing that is changed here changes them. */
const PICTURES = 'pictures';

/** Lays a content beside the one that is in use, with changes in it. */
export async function copyContent(
  from: string,
  to: string,
  changes: ContentChanges,
  findPhotograph: FindPhotograph,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  // Where the folder is a checkout of its own, its history stays behind.
  for (const name of readdirSync(from).filter((one) => one !== '.git')) {
    if (name !== PICTURES)
      await cp(path.join(from, name), path.join(to, name), { recursive: true });
  }
  if (existsSync(path.join(from, PICTURES))) {
    await symlink(path.resolve(from, PICTURES), path.join(to, PICTURES));
  }
  await writeContent(to, changes, findPhotograph);
}
