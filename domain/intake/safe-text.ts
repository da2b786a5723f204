/**
 * Which characters a visitor's text may hold. Every staff reader (terminal, export, mail) is safer when
 * what cannot be seen never comes in; what people really write (any script, emoji, apostrophes) does.
 */

/** Unicode's Stream-Safe Text Format (UAX 15) allows 30 marks on one letter; more is only ever a prank. */
const MARKS_IN_A_ROW_LIMIT = 30;

/**
 * A letter or mark of the scripts that are written with U+200C and U+200D, a pattern's source: a plural in Persian, a letter in Malayalam, a
 * name in Sinhala. Behind any other letter they do nothing but hide.
 */
export const JOINING_LETTER =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}]';
const JOINED_LETTER = new RegExp(`${JOINING_LETTER}[\u200C\u200D]`, 'gu');

/** Families, flags and professions join their pictures with U+200D; the flags of England, Scotland and Wales have the letters of their names unseen. */
const JOINED_EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)+|\u{1F3F4}\u{E0067}\u{E0062}[\u{E0061}-\u{E007A}]{3}\u{E007F}/gu;

/** NUL, escape sequences, carriage returns, line and paragraph separators: header and terminal injection. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Newline and tab are writing, so a message may hold them. */
const CONTROL_IN_MESSAGE = /[\u2028\u2029]|(?![\n\t])\p{Cc}/u;

/**
 * Lone surrogates, direction overrides and whatever has no width: text that reads as other than it is. Variation
 * selectors stay, since Japanese names and coloured emoji need them.
 */
const HIDDEN =
  /[\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

const STACKED_MARKS = new RegExp(`\\p{M}{${MARKS_IN_A_ROW_LIMIT + 1}}`, 'u');

/** What is wrong with a text, or null. */
export type TextFault = 'control' | 'hidden' | 'stacked-marks' | null;

/**
 * Looks for characters that no visitor needs.
 *
 * @param text what was written
 * @param isMessage true for text of several lines: newline and tab are then allowed
 * @returns the first fault, or null for text that may be kept as it is
 */
export function findTextFault(text: string, isMessage: boolean): TextFault {
  if ((isMessage ? CONTROL_IN_MESSAGE : CONTROL).test(text)) return 'control';
  // A space, lest what stood apart is read as joined.
  if (HIDDEN.test(text.replace(JOINED_EMOJI, ' ').replace(JOINED_LETTER, ' '))) return 'hidden';
  if (STACKED_MARKS.test(text.replace(/[\u200C\u200D]/g, ''))) return 'stacked-marks';
  return null;
}
