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

/** Stands where a blank is empty. */
const GAP = '…';
const BLANK = /\{(who|help|purpose|people|day)\}/;

/** A piece of the letter's sentences: words, or the name of a blank. */
export type LetterPiece = { readonly words: string } | { readonly blank: keyof LetterBlanks };

/** The letter's sentences cut at their blanks, which are written as `{who}`. */
export function letterPieces(sentences: string): LetterPiece[] {
  return sentences
    .split(BLANK)
    .map((part, index) =>
      index % 2 === 0 ? { words: part } : { blank: part as keyof LetterBlanks },
    );
}

/** The letter as one text; the day is written out. */
export function letterText(sentences: string, blanks: LetterBlanks): string {
  const filled = { ...blanks, day: blanks.day === '' ? '' : sayDay(blanks.day) };
  return letterPieces(sentences)
    .map((piece) => ('words' in piece ? piece.words : filled[piece.blank].trim() || GAP))
    .join('');
}

function sayDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
