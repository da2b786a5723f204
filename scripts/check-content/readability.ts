import { syllable } from 'syllable';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import type { Texts } from './read-texts.ts';

/** The grade of a United States school that whoever reads a page must have finished, at most (product 8.3). */
const HIGHEST_GRADE = 9;
/** Written in Spanish, whose syllables are more and lighter: another measure (gradeInSpanish). */
const SPANISH_FILE = /^content\/es\//;
/** Fewer words than this are no text: one long name would decide the grade. */
const SHORTEST_TEXT_WORDS = 80;

/**
 * The Flesch-Kincaid grade level of sentences: 0.39 × words a sentence + 11.8 × syllables a word − 15.59 (Kincaid et al., "Derivation of
 * new readability formulas for Navy enlisted personnel", 1975).
 *
 * @param sentences in English; at least one
 * @returns years of school; below zero where all is short
 */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/**
 * Crawford's grade level of a Spanish text: 0.049 × syllables in a hundred words − 0.205 × sentences in a hundred words − 3.407 ("Fórmula y gráfico para
 * determinar la comprensibilidad de textos del nivel primario en castellano", 1984).
 *
 * @param sentences in Spanish; at least one
 * @returns years of school
 */
export function gradeInSpanish(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + syllablesInSpanish(word), 0);
  return (4.9 * syllables) / words.length - (20.5 * sentences.length) / words.length - 3.407;
}

/** Texts say the same few thousand words again and again, and a word's syllables take long to count. */
const syllablesByWord = new Map<string, number>();

function syllablesIn(word: string): number {
  const known = syllablesByWord.get(word);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(word));
  syllablesByWord.set(word, count);
  return count;
}

/** Vowels that are spoken as one are one syllable; a strong pair, or an í or ú with an accent, is two. */
function syllablesInSpanish(word: string): number {
  const groups = word
    .toLowerCase()
    .replaceAll(/(?<=[qg])u(?=[eiéí])/g, '')
    .match(/[iuü]?[aeoáéó][iuü]?|[íú]|[iuü]+|y$/g);
  return Math.max(1, groups?.length ?? 0);
}

/** The texts that ask for more years of school than a patient may have. */
export function findHardTexts({ pages, legal, others }: Texts): string[] {
  return [...pages, ...legal, ...others].flatMap(({ file, language, content }) => {
    const sentences = sentencesIn(content);
    if (sentences.flatMap(wordsIn).length < SHORTEST_TEXT_WORDS) return [];
    const isSpanish = language === SPANISH || SPANISH_FILE.test(file);
    const grade = isSpanish ? gradeInSpanish(sentences) : gradeOf(sentences);
    if (grade <= HIGHEST_GRADE) return [];
    return [
      `${file}: reads at grade ${grade.toFixed(1)}, and at most ${HIGHEST_GRADE} is asked; shorten sentences and use plainer words. The longest: '${longestOf(sentences)}'`,
    ];
  });
}

/**
 * The sentences of a piece of content, without its marks of Markdown. What ends without a stop is a label or a name, and none.
 *
 * @param content text, or what holds it at any depth
 */
export function sentencesIn(content: unknown): string[] {
  if (content === null || content === undefined) return [];
  if (typeof content === 'object') return Object.values(content).flatMap(sentencesIn);
  if (typeof content !== 'string') return [];
  const sentences = sentencesByText.get(content) ?? sentencesOf(content);
  sentencesByText.set(content, sentences);
  return [...sentences];
}

/** Each text is looked at for its sentences by several checks. */
const sentencesByText = new Map<string, readonly string[]>();

function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n(?:[-*] )?|\n(?:[-*]|\d+\.) /)
    .map((paragraph) =>
      paragraph
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_#`>]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => /[.?!]["”’)]?$/.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!]["”’)]?) (?=["“(¿¡]?[\p{Lu}0-9])/u));
}

function wordsIn(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
}

function longestOf(sentences: readonly string[]): string {
  const lengths = sentences.map((sentence) => wordsIn(sentence).length);
  return sentences[lengths.indexOf(Math.max(...lengths))] ?? '';
}
