import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A candidate of a `srcset`: the picture's name, the hash of this very size, and its width. */
const CANDIDATE =
  /\/assets\/(?<stem>[\w.-]+?)-(?<hash>[\w-]{8})\.(?<format>avif|webp) (?<width>\d+)w/g;
const ADDRESS = /\/assets\/[\w.-]+\.(?:avif|webp)/g;
const WRITTEN_IN = new Set(['.html', '.js', '.css']);
const HASH_LENGTH = 8;

/**
 * Names the sizes of a picture by one hash and their width. The framework's build gives every size a hash of its own, and hashes do not
 * compress: they were a sixth of what the gallery's cases weigh (docs/decisions/257-sizes-of-a-picture-are-named-alike.md). Changes files and what names them, in a folder
 * that nothing has been compressed in yet.
 *
 * @param folder the site's built files
 */
export async function namePicturesAlike(folder: string): Promise<void> {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    WRITTEN_IN.has(extname(file)),
  );
  const texts = await Promise.all(
    written.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  );
  const names = namesAlike(texts.map(({ text }) => text));
  for (const { file, text } of texts) {
    const renamed = text.replace(ADDRESS, (address) => names.get(address) ?? address);
    if (renamed !== text) await writeFile(join(folder, file), renamed);
  }
  for (const [old, name] of names) await rename(join(folder, old), join(folder, name));
}

/** Old addresses and new ones of all sizes that the texts name. Two sizes of one width, the whole picture and a part of it, keep apart. */
export function namesAlike(texts: readonly string[]): ReadonlyMap<string, string> {
  const pictures = new Map<string, Map<string, string>>();
  for (const text of texts) {
    for (const { 0: candidate, groups } of text.matchAll(CANDIDATE)) {
      const { stem = '', width = '' } = groups ?? {};
      const sizes = pictures.get(stem) ?? new Map<string, string>();
      pictures.set(stem, sizes.set(addressOf(candidate), width));
    }
  }
  const names = new Map<string, string>();
  for (const [stem, sizes] of pictures) {
    const inOrder = [...sizes].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const hash = hashOf(inOrder.map(([address]) => address));
    const taken = new Set<string>();
    for (const [address, width] of inOrder) {
      let name = `/assets/${stem}-${hash}-${width}${extname(address)}`;
      if (taken.has(name)) name = `/assets/${stem}-${hash}-${width}b${extname(address)}`;
      if (taken.has(name)) throw new Error(`${address}: a third size of ${width} px has no name`);
      taken.add(name);
      names.set(address, name);
    }
  }
  return names;
}

function addressOf(candidate: string): string {
  return candidate.split(' ')[0] ?? candidate;
}

/** Of the sizes' own names, which hold the hashes of what is in them: another picture has another hash. */
function hashOf(addresses: readonly string[]): string {
  return createHash('sha256')
    .update(addresses.join('\n'))
    .digest('base64url')
    .slice(0, HASH_LENGTH);
}
