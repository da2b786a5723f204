import { sayDate } from '../practice/say-date.ts';
import { addDays } from '../practice/practice-clock.ts';

/** How long before the day an answer is needed the practice would like to have read a request. */
const SPONSORSHIP_NOTICE_DAYS = 56;

/** What a group writes into the letter; each may be empty. */
export interface LetterBlanks {
  readonly who: string;
  readonly help: string;
  readonly purpose: string;
  readonly people: string;
  /** As 2027-05-01. */
  readonly day: string;
}

export type LetterTime = 'open' | 'passed' | 'short' | 'enough';

/** Whether the day by which an answer is needed leaves time for one. */
export function letterTimeOf(day: string, today: string): LetterTime {
  if (day === '') return 'open';
  if (day < today) return 'passed';
  return day < addDays(today, SPONSORSHIP_NOTICE_DAYS) ? 'short' : 'enough';
}

/** The address that begins an e-mail with a subject and words. */
export function mailHref(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Without these nobody could answer; the others may stay open. */
const NEEDED = ['who', 'help', 'purpose'] as const;
const SENTENCE_END = /(?<=[.!?])\s+/;
const AMOUNT = /^\d[\d,]*(?:\.\d{1,2})?$/;
/** A browser's field takes a year of six digits, too. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const BLANK = /\{(who|help|purpose|people|day)\}/;

/** The signs that follow a word without a space. */
const SIGNS = /^[.,;:!?]*/;

/** A piece of the letter's sentences: words, or the name of a blank with the signs that stand right behind it. */
export type LetterPiece =
  | { readonly words: string }
  | { readonly blank: keyof LetterBlanks; readonly signs: string };

/** The letter's sentences cut at their blanks, which are written as `{who}`. */
export function letterPieces(sentences: string): LetterPiece[] {
  const parts = sentences.split(BLANK);
  const signsOf = (part = '') => SIGNS.exec(part)?.[0] ?? '';
  return parts.map((part, index) =>
    index % 2 === 0
      ? { words: index === 0 ? part : part.slice(signsOf(part).length) }
      : { blank: part as keyof LetterBlanks, signs: signsOf(parts[index + 1]) },
  );
}

/** The blanks without which a letter says too little to be sent. */
export function missingBlanks(blanks: LetterBlanks): (keyof LetterBlanks)[] {
  return NEEDED.filter((name) => blanks[name].trim() === '');
}

/** The letter as one text; the day is written out. A sentence with an empty blank is left out. */
export function letterText(sentences: string, blanks: LetterBlanks): string {
  const filled: LetterBlanks = {
    ...blanks,
    help: sayHelp(blanks.help),
    day: DAY.test(blanks.day) ? sayDate(blanks.day, { dateStyle: 'long' }) : '',
  };
  const blankOf = (name: keyof LetterBlanks) => filled[name].trim().replaceAll(/\s+/g, ' ');
  return sentences
    .split(SENTENCE_END)
    .map(letterPieces)
    .filter((pieces) => pieces.every((piece) => 'words' in piece || blankOf(piece.blank) !== ''))
    .map((pieces) =>
      pieces
        .map((piece) => ('words' in piece ? piece.words : blankOf(piece.blank) + piece.signs))
        .join(''),
    )
    .join(' ');
}

/** What is asked for, as the letter says it: a plain number is an amount in dollars. */
export function sayHelp(typed: string): string {
  const help = typed.trim();
  if (!AMOUNT.test(help)) return help;
  const hasCents = help.includes('.');
  const digits = { minimumFractionDigits: hasCents ? 2 : 0 };
  return `$${Number(help.replaceAll(',', '')).toLocaleString('en-US', digits)}`;
}
