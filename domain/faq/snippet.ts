import { rootOf, wordsIn } from './search-words.ts';

/** So much of an answer shows what it is about. */
const SNIPPET_LENGTH = 150;
const SENTENCE_START = /(?<=[.?!])\s+/;

/**
 * The part of an answer that shows why it was found: from the sentence with the first of the words on, or its beginning.
 *
 * @param answer plain text
 * @param roots of the words (question-search.ts)
 */
export function snippetOf(answer: string, roots: readonly string[]): string {
  const sentences = answer.split(SENTENCE_START);
  const wanted = new Set(roots);
  const has = (sentence: string) => wordsIn(sentence).some(({ word }) => wanted.has(rootOf(word)));
  const from = sentences.slice(Math.max(0, sentences.findIndex(has))).join(' ');
  if (from.length <= SNIPPET_LENGTH) return from;
  const end = from.lastIndexOf(' ', SNIPPET_LENGTH);
  return `${from.slice(0, end === -1 ? SNIPPET_LENGTH : end).replace(/[\s,;:.–-]+$/, '')} …`;
}
