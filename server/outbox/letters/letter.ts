import type { Language } from '../../../domain/languages/page-languages.ts';

/** A day and time as a letter shows it largest. */
export interface LetterMoment {
  /** The same on one line, zone included, for the plain text. */
  readonly said: string;
  /** Such as "by Monday," and "March 15,". */
  readonly lines: readonly string[];
  /** As `9:00 AM`. */
  readonly time: string;
  /** What stands below it, such as "Eastern Time." */
  readonly note: string;
  /** It no longer holds. */
  readonly isOver?: boolean;
}

export interface LetterRow {
  readonly label: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
}

/** A way on: a button, and in the plain text its address on a line of its own. */
export interface LetterAction {
  readonly label: string;
  /** What the plain text says before the address. */
  readonly lead: string;
  readonly href: string;
  readonly note?: string;
}

export interface LetterOffer {
  readonly title: string;
  readonly text: string;
}

/**
 * What a letter to a visitor says; its plain text and its HTML are both set from it. Numbers, times and the practice's own facts: never a name
 * or anything that was typed.
 */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  /** Leads up to the moment, as one sentence with it. */
  readonly lead: string;
  /** What joins the two. */
  readonly join: ',' | ':';
  readonly moment: LetterMoment | null;
  readonly rows: readonly LetterRow[];
  readonly action: LetterAction | null;
  readonly paragraphs: readonly string[];
  /** What the reader may do until then. */
  readonly offers: readonly LetterOffer[];
}
