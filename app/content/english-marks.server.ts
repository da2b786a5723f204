import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { RichElement, RichText } from '../../domain/content/rich-text.ts';

/*
 * English within a Spanish text carries marks until the text is formatted, and an element with its language then. They are characters that no text has.
 */

const BEGIN = '\uE000';
const END = '\uE001';
const PARAGRAPH = '\uE002';
const SENTENCES = /\uE000([^\uE001]*)\uE001/;

/** Sentences between others of a paragraph. */
export function markSentences(english: string): string {
  return BEGIN + english + END;
}

/** A paragraph of Markdown. */
export function markParagraph(english: string): string {
  return PARAGRAPH + english;
}

export function hasEnglishMark(text: string): boolean {
  return text.includes(BEGIN) || text.startsWith(PARAGRAPH);
}

/** The text with each marked sentence in an element of its language. @param format makes the rest of a text's parts */
export function withSentencesInEnglish(text: string, format: (part: string) => RichText): RichText {
  return text.split(SENTENCES).flatMap((part, index): RichText => {
    if (part === '') return [];
    const children = format(part);
    return index % 2 === 0 ? children : [{ tag: 'span', lang: ENGLISH, children }];
  });
}

/** A paragraph, with its language where it is marked. */
export function paragraphOf([first, ...rest]: RichText): RichElement {
  if (typeof first !== 'string' || !first.startsWith(PARAGRAPH)) {
    return { tag: 'p', children: first === undefined ? rest : [first, ...rest] };
  }
  return { tag: 'p', lang: ENGLISH, children: [first.slice(PARAGRAPH.length), ...rest] };
}
