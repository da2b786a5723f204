import { rootOf, wordsIn } from './search-words.ts';

/** One thing that was asked for: a word, and other words for the same. All by their roots. */
export interface QueryTerm {
  readonly root: string;
  readonly same: readonly string[];
}

/** Words and phrases that mean the same: "cost", "fee", "how much". */
export type SameWords = readonly (readonly string[])[];

/** Words of a question that say nothing of what it is about. */
const EMPTY_WORDS = new Set(
  "a about am an and any anybody anyone are as at be been being but by can can't cant could did didn't didnt do does doesn't doesnt don't dont for from get got had has have he her hers hi his how i if i'm i've im in is isn't isnt it its just me much my of on one or our ours please she should so some somebody someone than that the their them then there these they this those three to two us very was we were what when where which who why while will with won't wont would you your yours"
    .split(' ')
    .map(rootOf),
);

/** Whether a word says nothing of what is asked. */
export function isEmptyWord(root: string): boolean {
  return EMPTY_WORDS.has(root);
}

/**
 * What somebody asks for who types a question or some words of one; nothing while there are only words that say nothing, as "my".
 *
 * @param typed as it was typed
 * @param sameWords where a phrase of several words means what one word means, the phrase is taken for it
 */
export function queryTermsOf(typed: string, sameWords: SameWords): QueryTerm[] {
  const groups = sameWords.map((group) => group.map(rootsIn));
  const roots = rootsIn(typed);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < roots.length;) {
    const here = roots.slice(at);
    const phrases = groups.flatMap((group) => group.filter((phrase) => startsWith(here, phrase)));
    const length = Math.max(1, ...phrases.map((phrase) => phrase.length));
    const same = groups
      .filter((group) => group.some((p) => p.length === length && startsWith(here, p)))
      .flatMap((group) => group.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
    const root = length === 1 ? (here[0] ?? '') : (same[0] ?? '');
    if (same.length > 0 || !isEmptyWord(root)) {
      terms.push({ root, same: [...new Set(same)].filter((other) => other !== root) });
    }
    at += length;
  }
  return terms;
}

function rootsIn(text: string): string[] {
  return wordsIn(text).map(({ word }) => rootOf(word));
}

function startsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every((word, index) => words[index] === word);
}
