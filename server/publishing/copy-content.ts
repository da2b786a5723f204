import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentTexts } from './content-texts.ts';

/** Pictures lie where they are: no text that is changed here changes them. */
const PICTURES = 'pictures';

/** Lays a content beside the one that is in use, with other texts in it. */
export async function copyContent(from: string, to: string, texts: ContentTexts): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  // Where the folder is a checkout of its own, its history stays behind.
  for (const name of readdirSync(from).filter((one) => one !== '.git')) {
    if (name !== PICTURES)
      await cp(path.join(from, name), path.join(to, name), { recursive: true });
  }
  if (existsSync(path.join(from, PICTURES))) {
    await symlink(path.resolve(from, PICTURES), path.join(to, PICTURES));
  }
  for (const [name, text] of texts) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    await writeFile(path.join(to, name), text);
  }
}
