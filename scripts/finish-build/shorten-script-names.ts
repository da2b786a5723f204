import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A script as the framework's build names it. */
const SCRIPT = /^(?<stem>[\w.-]+)-(?<hash>[\w-]{8})\.js$/;
const NAME = /[\w.-]+-[\w-]{8}\.js/g;
const WRITTEN_IN = new Set(['.html', '.js']);
/** Tells a thousand million versions of a script apart. The framework's build gives no fewer than seven. */
const HASH_LENGTH = 5;

/**
 * Leaves five of the eight characters of the hash in the name of every script. A page names a hundred of them, and hashes do not compress
 * (docs/decisions/269-names-of-scripts-are-short.md). Changes files and what names them, in a folder that nothing has been compressed in yet.
 *
 * @param folder the site's built files
 * @throws Error where two scripts would have one name
 */
export async function shortenScriptNames(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = shorterNames(readdirSync(assets));
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    WRITTEN_IN.has(extname(file)),
  );
  for (const file of written) {
    const text = await readFile(join(folder, file), 'utf8');
    const renamed = text.replace(NAME, (name) => names.get(name) ?? name);
    if (renamed !== text) await writeFile(join(folder, file), renamed);
  }
  for (const [old, name] of names) await rename(join(assets, old), join(assets, name));
}

/** Old names and new ones of the scripts among some files. */
export function shorterNames(files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of files) {
    const { stem, hash } = SCRIPT.exec(file)?.groups ?? {};
    if (stem === undefined || hash === undefined) continue;
    const name = `${stem}-${hash.slice(0, HASH_LENGTH)}.js`;
    if (taken.has(name)) throw new Error(`${file}: another script is called ${name} already`);
    taken.add(name);
    names.set(file, name);
  }
  return names;
}
