import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const STRENGTH_BITS = 128;

/** Twelve words of a list of 2,048: 128 random bits, the last word with a checksum of them. */
export function drawWords(): string[] {
  return generateMnemonic(wordlist, STRENGTH_BITS).split(' ');
}
