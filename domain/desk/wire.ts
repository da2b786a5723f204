import type { CardRow } from './card-content.ts';
import type { OpeningRules } from '../scheduling/slot.ts';

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

/** What anybody who reaches the desk's door may know. */
export interface DoorAnswer {
  readonly isStarted: boolean;
  readonly practice: {
    readonly name: string;
    readonly phone: string;
    readonly opening: OpeningRules;
  };
}

export interface StartOffer {
  readonly challenge: string;
  /** What the server seals to now. */
  readonly recipient: string;
  /** Whether another key may take its place: nothing was sealed to it yet, and no setting names it. */
  readonly mayBeReplaced: boolean;
}

export interface SignInOffer {
  readonly challenge: string;
  readonly keys: readonly OfferedKey[];
}

export interface SheetOffer {
  /** The identity, wrapped to the words. */
  readonly wrapped: string;
  /** Sealed to the practice's key: whoever opens it has the key. */
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

/** Where a desk has read to. */
export interface Cursor {
  readonly entry: number;
  readonly since: string;
}

export interface CardsAnswer {
  readonly cards: readonly SentCard[];
  readonly entries: readonly SentEntry[];
  readonly cursor: Cursor;
}

/** Rows by their names alone: whoever lacks one fetches it, sealed. */
export interface NewsAnswer {
  readonly cards: readonly { readonly name: string; readonly sequence: number }[];
  readonly entries: readonly SentEntry[];
  readonly cursor: Cursor;
}
