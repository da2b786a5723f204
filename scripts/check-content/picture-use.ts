import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Photograph } from '../../app/content/photographs.server.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';

/** How code asks for a picture: `import lounge from 'content:picture/lounge'`. */
const PICTURE_IMPORT = /'content:picture\/([a-z0-9-]+)'/g;
/** The page that only builders of the site see; it shows parts, not pictures. */
const NOT_THE_SITE = /^dev\/|\.test\.tsx?$/;

/**
 * The names of the pictures that code imports.
 *
 * @param folder the folder of the site's code
 */
export function picturesInCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_THE_SITE.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(PICTURE_IMPORT)])
    .map((match) => match[1] ?? '');
}

/**
 * What is wrong between the pictures that are made, those that are shown and those that wait: each stands in exactly one place.
 *
 * @param made the names in content/pictures.yaml
 * @param used the names that pages, people, stories and code ask for
 * @param reserve the names in content/pictures-in-reserve.yaml
 */
export function findPictureUseFaults(
  made: readonly string[],
  used: ReadonlySet<string>,
  reserve: readonly string[],
): string[] {
  const list = 'content/pictures-in-reserve.yaml';
  const waiting = new Set(reserve);
  return [
    ...made
      .filter((name) => !used.has(name) && !waiting.has(name))
      .map((name) => `content/pictures.yaml: ${name}: no page shows it; add it to ${list}`),
    ...reserve
      .filter((name) => used.has(name))
      .map((name) => `${list}: ${name}: a page shows it; take it out of this list`),
    ...reserve
      .filter((name) => !made.includes(name))
      .map((name) => `${list}: ${name}: is not in content/pictures.yaml; take it out of this list`),
  ];
}

/**
 * Photographs of a name of their own that nothing asks for.
 *
 * @param photographs by their names
 * @param made the names in content/pictures.yaml
 * @param used the names that pages, people, stories and code ask for
 */
export function findUnshownPhotographs(
  photographs: ReadonlyMap<string, Photograph>,
  made: readonly string[],
  used: ReadonlySet<string>,
): string[] {
  return [...photographs]
    .filter(([name]) => !made.includes(name) && !used.has(name))
    .map(([name, { label }]) => {
      const nearest = nearestWord(name, made);
      const advice = nearest === undefined ? '' : `is it '${nearest}'? Otherwise `;
      return `${label}: nothing shows this photograph; ${advice}name it where it belongs, or delete it and its words`;
    });
}
