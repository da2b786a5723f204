import { parse } from 'node:path';
import type { SentKeptPhotograph } from '../../domain/desk/site-wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { isPhotograph, marksIn, type ContentTexts } from './content-texts.ts';
import { readEditions, readEditionTexts } from './edition-store.ts';
import { entryPath } from './parse-text.ts';
import { slotsIn, wordsOf } from './photograph-slots.ts';
import { dropUnusedPhotographs, forgetPhotographs, readEarlier } from './photograph-store.ts';
import { noteTakenAway } from './taken-away.ts';

/**
 * Photographs that are on the site no more, and that going back to an earlier site would bring back: each with the place where it stood, the place of the
 * newest such site first.
 *
 * @param now the content as it is
 */
export async function findKeptPhotographs(
  database: RequestDatabase,
  now: ContentTexts,
): Promise<SentKeptPhotograph[]> {
  const standing = marksIn(now);
  const earlier = (await readEarlier(database)).filter(({ mark }) => !standing.has(mark));
  if (earlier.length === 0) return [];
  const keptSince = new Map(earlier.map(({ mark, at }) => [mark, at]));
  const found = new Map<string, SentKeptPhotograph>();
  const looked = new Set<string>();
  for (const { number } of await readEditions(database)) {
    const texts = (await readEditionTexts(database, number)) ?? new Map<string, string>();
    const files = [...texts].filter(([name, mark]) => isPhotograph(name) && keptSince.has(mark));
    // Most sites have the same as the one after them, and reading one takes a while.
    if (files.every((file) => looked.has(file.join(' ')))) continue;
    const slots = slotsIn(texts);
    for (const file of files) {
      // One that stood nowhere then may have stood somewhere on a site before.
      if (slots.some(({ photograph }) => photograph === parse(file[0]).name))
        looked.add(file.join(' '));
    }
    for (const { path, mark, part, entry, label, photograph = '' } of slots) {
      const at = keptSince.get(mark);
      const key = `${path} ${mark}`;
      if (at === undefined || found.has(key)) continue;
      found.set(key, {
        mark,
        place: path,
        part: part.id,
        entry: entryPath(part, entry.id),
        title: entry.title,
        label,
        alt: wordsOf(texts, parse(photograph).name).get('alt') ?? '',
        at,
      });
    }
  }
  return [...found.values()];
}

/**
 * Takes a photograph that earlier sites have away for good: none of them brings it back, and no build that has it is shown. One that somebody has chosen
 * anew stays as that draft.
 */
export async function takeKeptAway(
  transaction: RequestDatabase,
  mark: string,
  at: string,
): Promise<void> {
  await forgetPhotographs(transaction, [mark]);
  await noteTakenAway(transaction, [mark], at);
  await dropUnusedPhotographs(transaction);
}
