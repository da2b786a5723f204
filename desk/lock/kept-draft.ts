import * as z from 'zod/mini';
import { EVENT_NAMES, type EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';

z.config({ jitless: true });

/** The note that somebody was writing when the desk locked, and the letters that were begun. Sealed, on this machine. */
const PLACE = 'desk-draft';

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

/** Seals a draft and keeps it until the desk is opened again. */
export async function keepDraft(key: PracticeKey, draft: Draft): Promise<void> {
  if (draft.text.trim() === '' && (draft.letters ?? []).length === 0) return;
  localStorage.setItem(PLACE, toBase64(await key.sealText(JSON.stringify(draft))));
}

/** Opens the draft that is kept, and forgets it; undefined where there is none that this key opens. */
export async function takeDraft(key: PracticeKey): Promise<Draft | undefined> {
  const sealed = localStorage.getItem(PLACE);
  if (sealed === null) return undefined;
  localStorage.removeItem(PLACE);
  try {
    return draftSchema.parse(JSON.parse(await key.openText(fromBase64(sealed))));
  } catch {
    return undefined;
  }
}
