/** A word where it stands in a text. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

/** Letters and digits, and what follows an apostrophe. */
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
/** Accents, once they stand beside their letters, and apostrophes. */
const NOT_LETTERS = /[\p{M}'’]/gu;

const SHORTEST_PLURAL = 4;
const SHORTEST_WITH_Y = 5;
/** "missed", "breathing", but not "bring", "need": something with a vowel is left, and no "eed". */
const VERB_ENDING = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/;
const SHORTEST_LEFT = 3;

/** The words of a text in their order. */
export function wordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: match[0], start: match.index }));
}

/**
 * What the forms of an English word have in common, near enough for a search: "Braces" and "brace", "missed" and "miss", "child's" and "child".
 */
export function rootOf(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(NOT_LETTERS, '');
  const single = singularOf(plain);
  const [, left = ''] = VERB_ENDING.exec(single) ?? [];
  return left.length >= SHORTEST_LEFT ? left : single;
}

function singularOf(word: string): string {
  if (word.length >= SHORTEST_WITH_Y && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const isPlural = word.length >= SHORTEST_PLURAL && /[^sui]s$/.test(word);
  return isPlural ? word.slice(0, -1) : word;
}
