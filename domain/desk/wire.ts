import type { CardRow } from './card-content.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';

/** What the desk's pages and its server tell each other. Bytes are written in base64, credentials as WebAuthn writes them. */

/** The longest a session lasts without a touch, on both sides. */
export const IDLE_MINUTES = 10;

/** How often the desk asks for what is new. */
export const NEWS_INTERVAL_MS = 4_000;

export const ROLES = {
  coordinator: 'Treatment coordinator',
  scheduler: 'Scheduler',
  dentist: 'Dentist, orthodontist',
} as const;

export type Role = keyof typeof ROLES;

export const PERSON_NAME_LIMIT_CHARACTERS = 80;

/** A passkey that may sign in, and what its secret is asked with. */
export interface OfferedKey {
  readonly id: string;
  readonly transports: readonly string[];
  /** In the words of age's file: base64 without padding. */
  readonly nonce: string;
}

/** What the desk goes by of the site that is shown now. */
export interface ToldPractice {
  readonly name: string;
  readonly phone: string;
  readonly opening: OpeningRules;
  /** How long before a visit its own visitor can still move it. */
  readonly noticeHours: number;
}

/** What anybody who reaches the desk's door may know. */
export interface DoorAnswer {
  readonly isStarted: boolean;
  readonly practice: ToldPractice;
}

export interface StartOffer {
  readonly challenge: string;
  /** What the server seals to now. */
  readonly recipient: string;
  /** Whether another key may take its place: nothing was sealed to it yet, and no setting names it. */
  readonly mayBeReplaced: boolean;
  /** Whether its private half is a file that the server has made; it opens nothing more once another key takes its place. */
  readonly hasKeyFile: boolean;
  /** Where it stays: sealed to it, so that whoever begins shows that they hold the key. Null where another may be brought. */
  readonly riddle: string | null;
}

/** What a passkey is asked at the door, or once more within the desk: then only the own ones are offered. */
export interface SignInOffer {
  readonly challenge: string;
  readonly keys: readonly OfferedKey[];
}

export interface SheetOffer {
  /** The practice's identity and the sheet's own, wrapped to the words. */
  readonly wrapped: string;
  /** Sealed to the sheet's own identity: whoever opens it has the words, and not the practice's key alone. */
  readonly riddle: string;
}

export interface Person {
  readonly number: number;
  readonly name: string;
  readonly role: Role;
  readonly addsPeople: boolean;
  readonly hasLeft: boolean;
}

/** Who has opened the desk. */
export interface SessionAnswer {
  /** Null: by the recovery sheet. */
  readonly person: number | null;
  readonly people: readonly Person[];
}

/** The identity, wrapped to the passkey that has just signed in. */
export interface SignedIn extends SessionAnswer {
  readonly wrapped: string;
  /** The key as it was last changed, sealed to the identity that the passkey has of its own; null while it was not changed since. */
  readonly handed: string | null;
  /** What the next key would be sealed to for this passkey: its browser knows whether that is its own. Null in one of before keys were changed at the desk. */
  readonly recipient: string | null;
}

/** What is left of somebody who was forgotten, for whoever looks after the server. */
export interface ForgottenAnswer {
  /** Photos could not be removed just now; the server does it within two hours. */
  readonly arePhotosLeft: boolean;
  /** So many photos were not in their store: their files may lie somewhere else. */
  readonly photosAbsent: number;
}

/** A passkey of somebody who works here. */
export interface SentPasskey {
  readonly id: string;
  readonly person: number;
  /** How a browser reaches it, in WebAuthn's words: internal, hybrid, usb, nfc, ble. */
  readonly transports: readonly string[];
  readonly addedAt: string;
  /** What a new key of the practice is sealed to for it; null in one of before keys were changed at the desk. */
  readonly recipient: string | null;
}

/** Before the key is changed. */
export interface KeyChangeOffer {
  /** Sealed to the practice's key as it is: whoever changes it shows that they hold it, since all others have it from them alone. */
  readonly riddle: string;
}

/** What became of a new key of the practice. */
export interface KeyChangedAnswer {
  /** Whether the server seals to it from now on; else a setting names the key, or it could not be written: whoever looks after the server sets it. */
  readonly isInForce: boolean;
}

export interface PasskeysAnswer {
  readonly passkeys: readonly SentPasskey[];
}

export interface SentCard extends CardRow {
  readonly sealed: string;
  readonly photos: number;
}

export interface SentEntry {
  readonly number: number;
  readonly about: CardRow['about'];
  readonly aboutNumber: number;
  readonly person: number | null;
  readonly at: string;
  readonly sealed: string;
}

/** All cards, by their names alone. */
export interface NamesAnswer {
  readonly names: readonly string[];
  /** The last that were forgotten at a desk; by the staff command nobody is named. */
  readonly forgotten: readonly ForgottenCard[];
}

/** A card that is gone for good. */
export interface ForgottenCard extends ForgottenBy {
  /** Its name. */
  readonly card: string;
}

/** Who forgot it, and when. */
export interface ForgottenBy {
  /** Null: by the recovery sheet. */
  readonly person: number | null;
  /** In UTC. */
  readonly at: string;
}

/** Where a desk has read to. */
export interface Cursor {
  readonly entry: number;
  readonly since: string;
}

export interface CardsAnswer {
  /** What the server seals to now: another key than the one that was opened is no accident. */
  readonly recipient: string;
  readonly cards: readonly SentCard[];
  readonly entries: readonly SentEntry[];
  /** Times that are kept free. */
  readonly blocks: readonly SentBlock[];
  /** Whether changes of appointments are told by letter: without a mail server nobody is. */
  readonly sendsLetters: boolean;
  readonly blocksMark: string;
  readonly cursor: Cursor;
}

/** A card that somebody else opened last, and may have before them. */
export interface OpenElsewhere {
  /** Null: by the recovery sheet. */
  readonly person: number | null;
  /** The card's name. */
  readonly card: string;
  /** When they opened it, in UTC. */
  readonly at: string;
}

/** Rows by their names alone: whoever lacks one fetches it, sealed. */
export interface NewsAnswer {
  /** How many cards there are: whoever has more asks which were forgotten. */
  readonly count: number;
  readonly cards: readonly { readonly name: string; readonly sequence: number }[];
  readonly entries: readonly SentEntry[];
  /** Changes whenever a time is kept free or given back: whoever knows another one asks for the blocks. */
  readonly blocksMark: string;
  readonly openElsewhere: readonly OpenElsewhere[];
  /** Other than at the door where the site was published since. */
  readonly practice: ToldPractice;
  readonly cursor: Cursor;
}

/** The practice's own calendar, as far as it is known: when it says that it is busy. */
export interface OwnCalendarAnswer {
  /** In UTC, in their order. */
  readonly times: readonly Slot[];
  /** When it was last read; null where none is named, or it never was. */
  readonly readAt: string | null;
  /** Why the last try failed; null where it did not. */
  readonly fault: string | null;
  /** How many of its events could not be read, and keep no time. */
  readonly unread: number;
}

/** Somebody's address of the feed of busy times; the address itself was shown once, when it was made. */
export interface SentFeed {
  readonly person: number;
  readonly madeAt: string;
}

export interface FeedsAnswer {
  readonly feeds: readonly SentFeed[];
}

export interface MadeFeedAnswer extends FeedsAnswer {
  readonly address: string;
}

/** The letter that offers a time. */
interface OfferedIn {
  /** To whom, by the name of their card. */
  readonly to: string;
  /** Until when it is held. */
  readonly until: string;
  /** The id of the letter's entry. */
  readonly letter: string;
  /** "waiting": it has not left yet. "dead": nor will it. */
  readonly became: 'waiting' | 'left' | 'dead';
}

/** A time that staff keep free; why is sealed. */
export interface SentBlock extends Slot {
  readonly number: number;
  readonly id: string;
  /** Whose it is; null: by the recovery sheet. */
  readonly person: number | null;
  readonly at: string;
  readonly sealed: string;
  /** Null where it is kept free for good. */
  readonly offered: OfferedIn | null;
  /** What those have in common that are kept free each week; null for one by itself. */
  readonly series: string | null;
}

/** The longest that a letter of the desk may be. */
export const LETTER_LIMIT_CHARACTERS = 4_000;
export const LETTER_SUBJECT_LIMIT_CHARACTERS = 120;

/** Free times that a letter may offer, in their order. */
export interface LetterTimesAnswer {
  readonly slots: readonly Slot[];
}

export interface BlocksAnswer {
  readonly blocks: readonly SentBlock[];
}

/** What a letter of the desk says, part by part. */
export interface DeskLetterWords {
  readonly subject: string;
  readonly lead: string;
  readonly moment: string;
  readonly rows: readonly string[];
  readonly paragraphs: readonly string[];
}

/** So long a letter of the desk waits, and a move can be taken back unseen. */
export const LETTER_HELD_MS = 10_000;

export const LETTER_SENTENCE_LIMIT_CHARACTERS = 300;

/** What became of a change in the diary. */
export interface ChangeAnswer {
  /** The entry that was written with it. */
  readonly entry: Pick<SentEntry, 'number' | 'person' | 'at'>;
  /** Whether a letter tells the visitor. */
  readonly isLetterSent: boolean;
}

/** What was written where a booking was taken back: on the visit's card, and on the one by which they asked. */
export interface TakenBackAnswer {
  readonly entry: Pick<SentEntry, 'number' | 'person' | 'at'>;
  readonly undone: Pick<SentEntry, 'number' | 'person' | 'at'>;
}

/** A card that the desk has made for somebody who called. */
export interface CallerAnswer {
  /** Its card. */
  readonly name: string;
  /** What was written on it; null where it was stored before, which the news tells. */
  readonly entry: Pick<SentEntry, 'number' | 'person' | 'at'> | null;
}

export interface MadeAnswer {
  /** Its card. */
  readonly name: string;
  readonly isLetterSent: boolean;
  /** What was written on its card, and on the one by which they asked; null where it was stored before, which the news tells. */
  readonly entry: Pick<SentEntry, 'number' | 'person' | 'at'> | null;
  readonly askedEntry: Pick<SentEntry, 'number' | 'person' | 'at'> | null;
}
