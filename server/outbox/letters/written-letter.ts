import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import type { WrittenLetter } from '../notice.ts';
import { closingOf } from './closing-of.ts';
import { cell, letterSheet, paragraph } from './letter-html.ts';
import { closingLines } from './letter-text.ts';
import type { Letter } from './letter.ts';

type OwnLetter = WrittenLetter & Pick<Letter, 'language'>;

/** The plain text of what somebody at the desk has written. */
export function writtenText(letter: OwnLetter, practice: LetterFacts): string {
  return [letter.text, '', ...closingLines(closingOf(letter), practice)].join('\n');
}

/** The same as HTML: a paragraph where an empty line stands, nothing of it read as HTML. */
export function writtenHtml(letter: OwnLetter, practice: LetterFacts): string {
  const paragraphs = letter.text.split(/\n{2,}/);
  const preview = paragraphs[1] ?? letter.subject;
  return letterSheet(
    { ...letter, preview },
    [cell(22, paragraphs.map(paragraph).join(''))],
    practice,
  );
}
