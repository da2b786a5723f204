import { numberInWords } from '../wording/number-in-words.ts';
import { LETTER_HELD_MS } from './wire.ts';

const SECOND_MS = 1_000;

/** How long a letter waits and can be taken back, in words: "ten seconds". */
export const LETTER_HELD_WORDS = `${numberInWords(LETTER_HELD_MS / SECOND_MS)} seconds`;
