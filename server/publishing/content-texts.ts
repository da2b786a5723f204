import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The content by its paths below its folder, with slashes: the texts that words and facts are read from, and in the place of each of the practice's
 * own photographs its mark. Pictures that were made are no part of it.
 */
export type ContentTexts = ReadonlyMap<string, string>;

const IS_TEXT = /\.(yaml|md|json)$/;
const IS_PHOTOGRAPH = /^photographs\/[^/]+\.(jpe?g|png|webp|avif)$/i;
const PICTURES = /^pictures\//;

/** Whether what stands for it is a mark and no text. */
export function isPhotograph(name: string): boolean {
  return IS_PHOTOGRAPH.test(name);
}

/** Reads them, in a fixed order. */
export function readContentTexts(folder: string): ContentTexts {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !PICTURES.test(name) && (IS_TEXT.test(name) || isPhotograph(name)))
    .toSorted();
  return new Map(
    names.map((name) => {
      const file = path.join(folder, name);
      return [name, isPhotograph(name) ? markOfFile(file) : readFileSync(file, 'utf8')];
    }),
  );
}

/** The marks of all photographs of a content. */
export function marksIn(texts: ContentTexts): ReadonlySet<string> {
  return new Set([...texts].filter(([name]) => isPhotograph(name)).map(([, mark]) => mark));
}

/** What tells a photograph from every other. */
export function markOfPhotograph(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Each photograph is read once and not with every look at the form. */
const knownMarks = new Map<string, { asOf: string; mark: string }>();

function markOfFile(file: string): string {
  const { size, mtimeMs, ino } = statSync(file);
  const asOf = `${size} ${mtimeMs} ${ino}`;
  const known = knownMarks.get(file);
  if (known?.asOf === asOf) return known.mark;
  const mark = markOfPhotograph(readFileSync(file));
  knownMarks.set(file, { asOf, mark });
  return mark;
}

/** Another text whenever one of the texts is another. */
export function markOf(texts: ContentTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('base64url');
}

/** What `next` has otherwise than `former`, or has not: that is undefined. */
export type ContentChanges = ReadonlyMap<string, string | undefined>;

/** What is to be written, and what is to go, for one content to become another. */
export function changedTexts(former: ContentTexts, next: ContentTexts): ContentChanges {
  const written = [...next].filter(([name, text]) => former.get(name) !== text);
  const gone = [...former.keys()].filter((name) => !next.has(name));
  return new Map<string, string | undefined>([
    ...written,
    ...gone.map((name) => [name, undefined] as const),
  ]);
}
