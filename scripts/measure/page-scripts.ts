import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../finish-build/paths.ts';

/** How a built file names what must be there before it runs; what it fetches later is called by `import(`. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/**
 * The files of JavaScript that a finished page's own needs bring: those that its starter names, and all that they import at once.
 *
 * @param folder of the build
 */
export function scriptsOf(html: string, folder = BUILD_FOLDER): string[] {
  const found = new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''),
  );
  // A set is walked through with what is added to it on the way.
  for (const file of found) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of code.matchAll(STATIC_IMPORT)) found.add(`/assets/${name}`);
  }
  return [...found];
}

/** The stylesheets that a finished page's entry fetches, by their addresses on the style element (scripts/finish-build/inline-critical-css.ts). */
export function sheetsOf(html: string): string[] {
  const [element = ''] = /<style [^>]*>/.exec(html) ?? [];
  return element.match(/\/assets\/[^" ]+\.css/g) ?? [];
}

/** What a built file weighs as it is sent: with brotli where it is compressed. */
export function sentBytes(file: string): number {
  const path = join(BUILD_FOLDER, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What some built files weigh together. */
export function sentBytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sentBytes(file), 0);
}
