/**
 * What a visitor and the practice call a request or an appointment by: `K7NP-3XR2`. Random, so that nobody can count the practice's requests
 * or guess another's.
 */

/** Digits and letters that are not taken for another when they are read out or written down; no vowels, so that no words come about. */
export const NUMBER_ALPHABET = '23456789CDFHJKNPRTVWXY';

const GROUP_CHARACTERS = 4;
/** In two groups of four. */
export const NUMBER_CHARACTERS = 2 * GROUP_CHARACTERS;

const FORM = new RegExp(`^[${NUMBER_ALPHABET}]{${NUMBER_CHARACTERS}}$`);

/**
 * Reads a number as a person writes it: in small letters, without its hyphen, with spaces.
 *
 * @returns the one way in which it is stored and shown; undefined for any other text
 */
export function readRequestNumber(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s-]/g, '');
  return FORM.test(signs) ? groupNumber(signs) : undefined;
}

/** @param signs eight of the alphabet */
export function groupNumber(signs: string): string {
  return `${signs.slice(0, GROUP_CHARACTERS)}-${signs.slice(GROUP_CHARACTERS)}`;
}
