import type { FaqWords, QuestionGroup } from './faq-words.ts';
import type { Asked } from './use-question-search.ts';

/** How many answers there are, in a sentence. */
export function countWords(words: FaqWords['search'], { typed, found, hasAll }: Asked): string {
  return sentenceOf(words, found.length, hasAll)
    .replace('{count}', String(found.length))
    .replace('{typed}', () => typed);
}

/** How many of them stand in one group. */
export function groupCountWords(
  words: FaqWords['search'],
  { heading }: QuestionGroup,
  counts: { readonly shown: number; readonly all: number },
): string {
  return words.within
    .replace('{count}', String(counts.shown))
    .replace('{of}', String(counts.all))
    .replace('{group}', () => heading);
}

function sentenceOf(words: FaqWords['search'], count: number, hasAll: boolean): string {
  if (count === 0) return words.none;
  if (!hasAll) return words.some;
  return count === 1 ? words.one : words.many;
}
