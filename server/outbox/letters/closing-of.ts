import { SPANISH } from '../../../domain/languages/page-languages.ts';
import { CLOSING_IN_ENGLISH, type LetterClosing } from './letter-closing.ts';
import { CLOSING_IN_SPANISH } from './letter-in-spanish.ts';
import type { Letter } from './letter.ts';

/** What a letter ends with. */
export function closingOf({ language }: Pick<Letter, 'language'>): LetterClosing {
  return language === SPANISH ? CLOSING_IN_SPANISH : CLOSING_IN_ENGLISH;
}
