import * as z from 'zod/mini';
import { EVENT_NAMES } from '../scheduling/event-types.ts';

// Zod tries whether it may compile code; the desk's policy would report each try as a violation.
z.config({ jitless: true });

/** Why a card was closed, in the order of their digits. Stored by key, so that the words may change. */
export const CLOSING_REASONS = {
  answered: 'Answered, nothing more to do',
  elsewhere: 'Goes elsewhere',
  passed: 'Not for us: sent on',
  twice: 'Sent twice',
  unreached: 'No answer after three tries',
  program: 'Not a person',
} as const;

export type ClosingReason = keyof typeof CLOSING_REASONS;

// The keys of an object that nobody adds to are those of its type.
const REASONS = Object.keys(CLOSING_REASONS) as ClosingReason[];

/** Why a letter never got there. "refused": for good, as where an address is wrong. "undelivered": in all its tries. "over": what it offers was held no more before it left. */
const LOST_WHY = ['refused', 'undelivered', 'over'] as const;

export type LostWhy = (typeof LOST_WHY)[number];

/**
 * Which mail that nobody here wrote by hand. "changed": the desk has moved or cancelled a visit. "booked": it has made one. "anew": a visit told at a corrected
 * address. "own": it confirms what a visitor has sent, booked or changed.
 */
const MAIL_OF = ['changed', 'booked', 'anew', 'own'] as const;

export type MailOf = (typeof MAIL_OF)[number];

export const NOTE_LIMIT_CHARACTERS = 4_000;

/** A day that there is: one that there is not would be reckoned with by every desk that opens the card. */
const moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

const text = z.optional(z.string());
const reach = { name: text, phone: text, email: text, language: text };

/** What every entry says: which card it belongs to, so that nobody can move it to another, and its own id, so that twice is once. */
const every = { id: z.uuid(), card: z.string().check(z.maxLength(64)) };

/**
 * One entry of a card, as it is sealed in the browser. Nothing is ever edited: what was wrong is undone by a further entry. Who wrote it and
 * when stands beside it, from the server.
 */
const entrySchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('reached'), ...every }),
  /** Nobody answered. A message that was left keeps the promise; without one it still waits. */
  z.object({
    is: z.literal('no-answer'),
    ...every,
    leftMessage: z.boolean(),
    tryAgainAt: z.nullable(moment),
  }),
  z.object({ is: z.literal('closed'), ...every, reason: z.enum(REASONS) }),
  /** The day on which it comes back; null takes the day away. */
  z.object({ is: z.literal('follow-up'), ...every, backAt: z.nullable(moment) }),
  z.object({ is: z.literal('given'), ...every, to: z.nullable(z.int()) }),
  z.object({ is: z.literal('note'), ...every, text: z.string() }),
  /** A change by the visitor was read: an appointment moved or cancelled, by its sequence. */
  z.object({ is: z.literal('seen'), ...every, sequence: z.int() }),
  /** Set aside as a program's, and put back by a person. */
  z.object({ is: z.literal('kept'), ...every }),
  /** A Good Faith Estimate was handed over, or none is owed. */
  z.object({ is: z.literal('estimate'), ...every }),
  z.object({ is: z.literal('no-estimate'), ...every }),
  /** The fee of a visit that we cancelled was given back, or nothing is owed. */
  z.object({ is: z.literal('refunded'), ...every }),
  z.object({ is: z.literal('no-refund'), ...every }),
  /** The desk moved an appointment, or cancelled it; by its sequence afterwards. */
  z.object({
    is: z.literal('moved'),
    ...every,
    sequence: z.int(),
    from: moment,
    to: moment,
    /** The time, where we are closed then and whoever wrote it saw that. */
    outside: z.optional(moment),
  }),
  /** A visit stays where it is, although we are closed then. */
  z.object({ is: z.literal('stands'), ...every, on: moment }),
  z.object({
    is: z.literal('cancelled'),
    ...every,
    sequence: z.int(),
    isOurs: z.boolean(),
    /** A booking of a moment ago that nobody was told of. */
    isUntold: z.optional(z.boolean()),
    /** No letter could go: it is to be said. */
    isToSay: z.optional(z.boolean()),
  }),
  /** A time was found for whoever asked. */
  z.object({ is: z.literal('placed'), ...every, on: moment }),
  /** A letter left by the practice's own mail; the times that it offers, which are held for a day or until we close again, and when the card wants something again. */
  z.object({
    is: z.literal('letter'),
    ...every,
    subject: z.string(),
    text: z.string(),
    times: z.array(moment),
    /** For which visit it offers them; absent in one that offers none, and in those of before 2026-11-29. */
    event: z.optional(z.enum(EVENT_NAMES)),
    backAt: z.nullable(moment),
  }),
  /**
   * A letter did not leave: a time that it offered was given back before it went. The server writes it, by whom gave the time back. Which one it was is
   * absent in those of the first day, 2026-11-29. Or nobody did anything, and it never got there: then it is by whom wrote the letter, and says why.
   */
  z.object({
    is: z.literal('unsent'),
    ...every,
    of: z.uuid(),
    time: z.optional(moment),
    why: z.optional(z.enum(LOST_WHY)),
  }),
  /** A letter that had been given up goes to a corrected address. The server writes it, by whom corrected that: no browser knows which letters are there. */
  z.object({ is: z.literal('sent-on'), ...every, of: z.uuid() }),
  /** A mail about a visit, or that confirms a request, never got there. The server writes it, which found it out by itself: nobody did anything. */
  z.object({
    is: z.literal('lost'),
    ...every,
    mail: z.enum(MAIL_OF),
    why: z.enum(LOST_WHY),
  }),
  /** A time was given back after the letter that offers it had left. The server writes it, by whom gave it back. */
  z.object({ is: z.literal('given-back'), ...every, of: z.uuid(), time: moment }),
  /** The first of an appointment that the desk has made itself. */
  z.object({ is: z.literal('made'), ...every, outside: z.optional(moment) }),
  /** The first of a card that the desk has made for somebody who called: who writes it took the call. */
  z.object({ is: z.literal('called'), ...every }),
  /** Who they are or how they are reached was corrected: what is other since. */
  z.object({
    is: z.literal('corrected'),
    ...every,
    ...reach,
    /** The same fields as they were. */
    was: z.object(reach),
    /** A letter tells of a visit at the new address. */
    tellsVisit: z.optional(z.boolean()),
  }),
  /** What is seen on a photo; the place of its mark in thousandths of the picture, or none. */
  z.object({
    is: z.literal('mark'),
    ...every,
    photo: z.int(),
    spot: z.nullable(z.object({ x: z.int(), y: z.int() })),
    text: z.string(),
  }),
  /**
   * Where the photos lie on the light table: the view of each, in the order in which they came. All at once, so that the last one counts by itself,
   * also after others were taken back. What cannot be is read all the same, and says nothing (photo-places.ts).
   */
  z.object({ is: z.literal('laid'), ...every, places: z.array(z.string()) }),
  /** Takes back another entry of the same card. */
  z.object({ is: z.literal('undo'), ...every, of: z.uuid() }),
]);

export type Entry = z.infer<typeof entrySchema>;

/** What an entry says, before it gets its id. */
export type EntryWords = Entry extends infer One
  ? One extends Entry
    ? Omit<One, 'id' | 'card'>
    : never
  : never;

/** An entry with what the server wrote beside it. */
export type SignedEntry = Entry & {
  readonly number: number;
  /** Null: by the recovery sheet. */
  readonly person: number | null;
  readonly at: string;
};

/** Reads an opened text; undefined where it is no entry of ours. */
export function readEntry(text: string): Entry | undefined {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
