import { mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { nearestWord } from '../wording/nearest-word.ts';

/** How many words stand on a recovery sheet. */
export const WORD_COUNT = 12;

const KNOWN: ReadonlySet<string> = new Set(wordlist);

/** As the key is wrapped to them: small letters, one space between. */
export function joinWords(words: readonly string[]): string {
  return words.map(tidyWord).join(' ');
}

/** What stands wrong in twelve words as they were typed. */
export type WordsFault =
  | { is: 'unknown'; at: number; nearest: string | undefined }
  | { is: 'missing'; at: number }
  | { is: 'order' };

/** The first word that cannot be one of the sheet's; then whether they belong together. */
export function findWordsFault(words: readonly string[]): WordsFault | undefined {
  const tidy = words.map(tidyWord);
  for (const [at, word] of tidy.entries()) {
    if (word !== '' && !KNOWN.has(word)) {
      return { is: 'unknown', at, nearest: nearestWord(word, wordlist) };
    }
  }
  const empty = tidy.indexOf('');
  if (empty !== -1) return { is: 'missing', at: empty };
  try {
    mnemonicToEntropy(tidy.join(' '), wordlist);
    return undefined;
  } catch {
    return { is: 'order' };
  }
}

/** Whether a word is of the list. */
export function isSheetWord(word: string): boolean {
  return KNOWN.has(tidyWord(word));
}

function tidyWord(word: string): string {
  return word.trim().toLowerCase();
}
