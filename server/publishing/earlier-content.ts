import { parse } from 'node:path';
import type { RequestDatabase } from '../db/open-database.ts';
import { isPhotograph, type ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { readEditions, readEditionTexts } from './edition-store.ts';
import { slotsIn } from './photograph-slots.ts';
import { findKept } from './photograph-store.ts';
import { isNamedIn, leaveOutPhotograph } from './place-photograph.ts';
import { readTakenAway } from './taken-away.ts';
import { placesEmptied } from './with-drafts.ts';

const FOLDER = 'photographs/';
/** What a case's two photographs have behind its name. */
const OF_PAIR = /-(before|after)$/;

/**
 * The content as an earlier site would make it: its texts and photographs, and what it never knew of as it is. A photograph that was taken away since is
 * left out, with an entry that cannot stand without it; and so is one that a draft takes away: it goes with the next site, whichever that is.
 *
 * @param now the content as it is
 * @returns undefined where that site is kept no longer
 */
export async function earlierContent(
  database: RequestDatabase,
  now: ContentTexts,
  number: number,
  drafts: readonly Draft[],
): Promise<ContentTexts | undefined> {
  const then = await readEditionTexts(database, number);
  if (then === undefined) return undefined;
  const kept = [...now].filter(([name]) => !name.startsWith(FOLDER) || stays(name, then));
  let texts: ContentTexts = new Map([...kept, ...then]);
  const goes = await marksTakenAway(database, now, placesEmptied(now, drafts));
  const gone = new Set([...goes, ...(await readTakenAway(database))]);
  const wanted = [...texts].filter(
    ([name, mark]) => isPhotograph(name) && (now.get(name) !== mark || gone.has(mark)),
  );
  const there = await findKept(
    database,
    wanted.map(([, mark]) => mark),
  );
  for (const [name, mark] of wanted) {
    if (!there.has(mark) || gone.has(mark)) texts = leaveOutPhotograph(texts, parse(name).name);
  }
  return texts;
}

/**
 * The photographs that stand at places from which they are taken away, or stood there on any site that is kept: whoever takes one's consent back means
 * those of before too, and nobody is to bring them back.
 *
 * @param places by their paths
 * @returns their marks
 */
export async function marksTakenAway(
  database: RequestDatabase,
  now: ContentTexts,
  places: readonly string[],
): Promise<string[]> {
  if (places.length === 0) return [];
  const marks = new Set<string>();
  const collect = (texts: ContentTexts): void => {
    for (const { path, mark } of slotsIn(texts)) {
      if (places.includes(path) && mark !== '') marks.add(mark);
    }
  };
  collect(now);
  for (const { number } of await readEditions(database)) {
    collect((await readEditionTexts(database, number)) ?? new Map());
  }
  return [...marks];
}

/** Whether a file beside the photographs belongs to the earlier site too. One that was published before photographs were noted says so by its texts. */
function stays(file: string, then: ContentTexts): boolean {
  if (then.has(file)) return true;
  if ([...then.keys()].some((name) => name.startsWith(FOLDER))) return false;
  return isNamedIn(then, parse(file).name.replace(OF_PAIR, ''));
}
