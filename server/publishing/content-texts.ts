import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of the content by their paths below its folder, with slashes: all that words and facts are read from. */
export type ContentTexts = ReadonlyMap<string, string>;

const IS_TEXT = /\.(yaml|md|json)$/;
/** Pictures, and the words that lie beside photographs and belong to their files. */
const OTHERS = /^(pictures|photographs)\//;

/** Reads them, in a fixed order. */
export function readContentTexts(folder: string): ContentTexts {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => IS_TEXT.test(name) && !OTHERS.test(name))
    .toSorted();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Another text whenever one of the texts is another. */
export function markOf(texts: ContentTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('base64url');
}

/** The texts of `next` that `former` has otherwise, or has not. */
export function changedTexts(former: ContentTexts, next: ContentTexts): ContentTexts {
  return new Map([...next].filter(([name, text]) => former.get(name) !== text));
}
