import type { SitePart } from '../../domain/desk/site-part.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { entriesIn, listOfPart } from './entry-lists.ts';
import { entryPath, parseText } from './parse-text.ts';
import { refusePublishing } from './refuse-publishing.ts';

const LONGEST_CHARACTERS = 40;

/**
 * A name for a new entry, made of what it is about: "Where to park?" is `questions/where-to-park`. Another number follows where it is taken, in the content or
 * by a draft.
 *
 * @returns its path
 * @throws Refusal 409 where the words have no letter to begin with
 */
export function nameEntry(
  texts: ContentTexts,
  drafts: readonly Draft[],
  part: SitePart,
  words: string,
): string {
  const name = words
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_CHARACTERS)
    .replaceAll(/^[-0-9]+|-+$/g, '');
  if (name === '') {
    throw refusePublishing(409, 'Say in a word or two what it is about, with a letter in it.');
  }
  const list = listOfPart(part);
  const content = list && parseText(texts, list.file);
  const taken = new Set([
    ...(list ? entriesIn(list, content).map(({ id }) => id) : []),
    // On a page a group has an address as its entries have.
    ...(list?.groupsIn(content).map(({ id }) => id) ?? []),
  ]);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    const path = entryPath(part, id);
    if (!taken.has(id) && !drafts.some((draft) => draft.path === path)) return path;
  }
}
