import * as z from 'zod/mini';
import { EVENT_NAMES, type EventType } from '../scheduling/event-types.ts';
import type { Slot } from '../scheduling/slot.ts';
import type { CallerWords } from './caller-words.ts';
import { heldSchema, type HeldDraft } from './held-draft.ts';
import type { TypedReach } from './reach.ts';

z.config({ jitless: true });

const slotSchema = z.object({ startsAt: z.string(), endsAt: z.string() });
const letterSchema = z.object({
  id: z.uuid(),
  subject: z.string(),
  text: z.string(),
  event: z.enum([...EVENT_NAMES, 'none']),
  times: z.array(slotSchema),
  until: z.string(),
  passage: z.string(),
  /** Absent in what was kept until 2026-11-27. */
  unansweredId: z.optional(z.uuid()),
  /** Absent in what was kept until 2026-11-29. */
  seen: z.optional(z.int()),
  /** Absent in what was kept until 2026-11-30. */
  isShut: z.optional(z.boolean()),
});
const markSchema = z.object({
  photo: z.int(),
  spot: z.nullable(z.object({ x: z.int(), y: z.int() })),
  text: z.string(),
});
const callerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.string(),
  about: z.string(),
  message: z.string(),
});
const reachText = z.optional(z.string());
const reachSchema = z.object({
  name: reachText,
  phone: reachText,
  email: reachText,
  language: reachText,
});
const sentSchema = z.object({ id: z.uuid(), text: z.string() });
const textsSchema = z.optional(z.array(z.tuple([z.string(), z.string()])));
const draftSchema = z.object({
  notes: textsSchema,
  fields: textsSchema,
  letters: z.optional(z.array(z.tuple([z.string(), letterSchema]))),
  marks: z.optional(z.array(z.tuple([z.string(), markSchema]))),
  /** Absent in what was kept until 2026-11-28. */
  callers: z.optional(z.array(z.tuple([z.string(), callerSchema]))),
  /** Absent in what was kept until 2026-11-29. */
  reaches: z.optional(
    z.array(z.tuple([z.string(), z.object({ before: reachSchema, typed: reachSchema })])),
  ),
  /** Absent in what was kept until 2026-11-29. */
  held: z.optional(z.nullable(heldSchema)),
  /** Absent in what was kept until 2026-11-29. */
  sent: z.optional(z.array(z.tuple([z.string(), sentSchema]))),
  typedAt: z.optional(z.string()),
  /** Until 2026-11-26 one note was kept, with its card: some machine may hold such a draft. */
  card: z.optional(z.string()),
  text: z.optional(z.string()),
});

/** A letter that was begun. */
export interface LetterDraft {
  /** Of what is written: another text is another letter. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly event: EventType | 'none';
  /** What it was to offer; it still does where its text names it. */
  readonly times: readonly Slot[];
  /** Until when they are held, as it says. */
  readonly until: string;
  /** What the text said of the times, word for word. */
  readonly passage: string;
  /** Its id when it was sent last, if no answer came. */
  readonly unansweredId?: string | undefined;
  /** The number of what a colleague had done last with the card when it was begun. */
  readonly seen?: number | undefined;
  /** Its form was shut: it opens again when it is asked for. */
  readonly isShut?: boolean | undefined;
}

/** What was begun on a photo. */
export interface MarkDraft {
  readonly photo: number;
  /** In thousandths of the picture; null for a note on the whole of it. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly text: string;
}

/** A card that was begun for somebody who called. */
export interface CallerDraft extends CallerWords {
  /** Of what is typed, and of the card that it becomes: another text is another card. */
  readonly id: string;
}

/** What was typed, as it was sent: the same id for each try. */
export interface SentDraft {
  readonly id: string;
  readonly text: string;
}

/** What was being written when the desk locked. */
export interface Draft {
  /** By the names of their cards. */
  readonly notes: readonly (readonly [string, string])[];
  /** What was typed into the site and could not be saved, by the paths of its fields. */
  readonly fields: readonly (readonly [string, string])[];
  /** By the names of their cards. */
  readonly letters: readonly (readonly [string, LetterDraft])[];
  /** By the names of their cards. */
  readonly marks: readonly (readonly [string, MarkDraft])[];
  /** By the numbers in the addresses of their forms: people call while another one is being noted. */
  readonly callers: readonly (readonly [string, CallerDraft])[];
  /** What is being corrected, by the names of the cards. */
  readonly reaches: readonly (readonly [string, TypedReach])[];
  /** What is being changed in the diary; null where nothing is. */
  readonly held: HeldDraft | null;
  /** Notes that were on their way, by their fields: whether they arrive nobody knew. */
  readonly sent: readonly (readonly [string, SentDraft])[];
  /** When something of it was typed last; empty where nobody knows. */
  readonly typedAt: string;
}

/** Whether something is being written: a page that is left asks first. */
export function hasWords(draft: Draft): boolean {
  const { notes, fields, letters, marks, callers, reaches, held } = draft;
  const words = held?.words ?? [];
  return [notes, fields, letters, marks, callers, reaches, words].some(({ length }) => length > 0);
}

/** Whether the lock has something to keep: what is written, and what is in hand in the diary. */
export function isBegun(draft: Draft): boolean {
  return hasWords(draft) || draft.held !== null;
}

/** Whether a letter may be stored already as it stands, and its times be held by itself: it was sent, no answer came, and what it says of holding is not over. */
export function mayBeStored({ id, unansweredId, until }: LetterDraft, now: Date): boolean {
  return unansweredId === id && Date.parse(until) > now.getTime();
}

/** Reads an opened text as a draft. @throws where it is none */
export function readDraft(opened: string): Draft {
  const read = draftSchema.parse(JSON.parse(opened));
  const {
    notes = [],
    fields = [],
    letters = [],
    marks = [],
    callers = [],
    reaches = [],
    held = null,
    sent = [],
    typedAt = '',
    card = '',
    text = '',
  } = read;
  const all = text === '' ? notes : [[card, text] as const, ...notes];
  return { notes: all, fields, letters, marks, callers, reaches, held, sent, typedAt };
}

/** Puts together what several tabs were writing. @param drafts where two have the same card or field, what was typed in later stands */
export function mergeDrafts(drafts: readonly Draft[]): Draft {
  const inOrder = drafts.toSorted((a, b) => (a.typedAt < b.typedAt ? -1 : 1));
  return {
    notes: [...new Map(inOrder.flatMap(({ notes }) => notes))],
    fields: [...new Map(inOrder.flatMap(({ fields }) => fields))],
    letters: [...new Map(inOrder.flatMap(({ letters }) => letters))],
    marks: [...new Map(inOrder.flatMap(({ marks }) => marks))],
    callers: [...new Map(inOrder.flatMap(({ callers }) => callers))],
    reaches: [...new Map(inOrder.flatMap(({ reaches }) => reaches))],
    held: inOrder.findLast(({ held }) => held !== null)?.held ?? null,
    sent: [...new Map(inOrder.flatMap(({ sent }) => sent))],
    typedAt: inOrder.at(-1)?.typedAt ?? '',
  };
}
