import { JOINING_LETTER } from './safe-text.ts';
import { EMAIL_LIMIT_CHARACTERS, PHONE_LIMIT_CHARACTERS } from './wire.ts';

/**
 * E-mail addresses and phone numbers as people have them. Both checks walk the text once (no nested repetition),
 * so that a bait for slow regular expressions costs nothing.
 */

const LOCAL_PART_LIMIT_CHARACTERS = 64;
const DOMAIN_LABEL_LIMIT_CHARACTERS = 63;
/**
 * A number of North America with its area code; after a plus, the shortest with a country's code; at most E.164's 15 digits with room
 * for a dialling prefix.
 */
const PHONE_DIGITS = { least: 10, leastAfterPlus: 7, most: 18 };

const LOCAL_PIECE = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN_LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;
const EXTENSION_MARK = /extension|ext\.?|x|#/i;
const DIALLED = /^[0-9 +\-().]+$/;
const EXTENSION = /^[ .:]{0,3}[0-9]{1,7}$/;

/** What has no width; with the letter before it, where it is a part of the writing. */
const UNSEEN = new RegExp(
  `(${JOINING_LETTER}[\u200C\u200D])|\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/**
 * An address or a number without what is not seen and comes along with copying: a phone's list of contacts wraps each number in signs of
 * direction, and printed words have hyphens and spaces of their own.
 */
export function cleanContact(text: string): string {
  return text
    .replace(UNSEEN, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

/**
 * Whether a text is one plain address that can be written to. Quoted names, comments and lists are refused on
 * purpose: people do not have them, mail injections do. International domains and names are accepted.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_LIMIT_CHARACTERS) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  if (local.length > LOCAL_PART_LIMIT_CHARACTERS) return false;
  if (!local.split('.').every((piece) => LOCAL_PIECE.test(piece))) return false;
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every(isDomainLabel);
}

function isDomainLabel(label: string): boolean {
  return (
    label.length <= DOMAIN_LABEL_LIMIT_CHARACTERS &&
    DOMAIN_LABEL.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  );
}

/**
 * Whether a text is a phone number that the practice can call: with its area code, or of any country after a plus, with an optional
 * extension ("x12", "ext. 12", "#12"). A number that lost a digit is refused while its owner can still mend it.
 */
export function isPhoneNumber(text: string): boolean {
  if (text.length > PHONE_LIMIT_CHARACTERS) return false;
  const mark = EXTENSION_MARK.exec(text);
  const number = withoutExtension(text);
  if (mark !== null && !EXTENSION.test(text.slice(mark.index + mark[0].length))) return false;
  const digits = number.replace(/[^0-9]/g, '');
  return (
    DIALLED.test(number) &&
    digits.length >= leastDigits(digits, number.includes('+')) &&
    digits.length <= PHONE_DIGITS.most
  );
}

/** A phone number up to its extension, where it has one. */
export function withoutExtension(phone: string): string {
  const mark = EXTENSION_MARK.exec(phone);
  return mark === null ? phone : phone.slice(0, mark.index);
}

function leastDigits(digits: string, hasPlus: boolean): number {
  // No area code begins with it: it is the country's, and the ten digits follow.
  if (digits.startsWith('1')) return PHONE_DIGITS.least + 1;
  return hasPlus ? PHONE_DIGITS.leastAfterPlus : PHONE_DIGITS.least;
}
