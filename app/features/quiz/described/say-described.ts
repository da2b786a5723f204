import type { DescribedWords } from '../../../../domain/content/quiz-described.ts';
import type { DescribedConcern } from '../../../../domain/smile/described-concerns.ts';

/** Some concerns as they are drawn, as a list. Phrases may have commas of their own, so semicolons part them. */
export function listDrawn(words: DescribedWords, concerns: readonly DescribedConcern[]): string {
  const phrases = concerns.map((concern) => words.concerns[concern].seen);
  const last = phrases.pop() ?? '';
  return phrases.length > 0 ? `${phrases.join('; ')}; ${words.and} ${last}` : last;
}

/** What a drawing of some concerns shows. */
export function sayDescribed(words: DescribedWords, concerns: readonly DescribedConcern[]): string {
  return `${words.drawn} ${listDrawn(words, concerns)}.`;
}

/** What the same drawing shows without one of them. */
export function sayWithout(
  words: DescribedWords,
  concerns: readonly DescribedConcern[],
  removed: DescribedConcern,
): string {
  const rest = concerns.filter((concern) => concern !== removed);
  const still = rest.length > 0 ? `; ${words.still} ${listDrawn(words, rest)}` : '';
  return `${nameWithout(words, removed)}${still}.`;
}

/** What stands below the drawing without one of them: what it has in its place, as a lack alone says nothing of what is seen. */
export function nameWithout(words: DescribedWords, removed: DescribedConcern): string {
  return `${words.same} ${words.concerns[removed].gone}`;
}

/** What stands below a drawing: that it is everything that was said, or which one of several things it is. */
export function nameDrawing(
  words: DescribedWords,
  shown: readonly DescribedConcern[],
  concerns: readonly DescribedConcern[],
): string {
  const names = shown.map((concern) => words.concerns[concern].name);
  return shown.length < concerns.length ? `${words.alone} ${names.join(', ')}` : words.all;
}
