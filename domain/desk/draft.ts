import * as z from 'zod/mini';
import { EVENT_NAMES, type EventType } from '../scheduling/event-types.ts';
import type { Slot } from '../scheduling/slot.ts';

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
});
const draftSchema = z.object({
  card: z.string(),
  text: z.string(),
  letters: z.optional(z.array(z.tuple([z.string(), letterSchema]))),
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
}

export interface Draft {
  card: string;
  text: string;
  /** By the names of their cards. */
  letters?: readonly (readonly [string, LetterDraft])[] | undefined;
}

/** Reads an opened text as a draft. @throws where it is none */
export function readDraft(opened: string): Draft {
  return draftSchema.parse(JSON.parse(opened));
}
