import * as z from 'zod/mini';
import { EVENT_NAMES } from '../scheduling/event-types.ts';

z.config({ jitless: true });

/** By the clock: the diary may have other rows once the desk is opened again. */
const stretch = z.object({ day: z.string(), clock: z.string(), count: z.int() });

/** What somebody was changing in the diary when the desk locked, with what they had typed beside it, by its field. */
export const heldSchema = z.object({
  hand: z.discriminatedUnion('is', [
    z.object({ is: z.literal('move'), name: z.string(), to: stretch, sequence: z.int() }),
    z.object({
      is: z.literal('make'),
      name: z.string(),
      event: z.enum(EVENT_NAMES),
      to: stretch,
      /** Absent in what was kept until 2026-11-29. */
      seen: z.optional(z.int()),
    }),
    z.object({ is: z.literal('cancel'), name: z.string(), sequence: z.int() }),
    z.object({ is: z.literal('shift'), number: z.int(), to: stretch, isAll: z.boolean() }),
    z.object({ is: z.literal('block'), at: stretch }),
  ]),
  words: z.array(z.tuple([z.string(), z.string()])),
});

export interface HeldDraft {
  readonly hand: z.infer<typeof heldSchema>['hand'];
  readonly words: readonly (readonly [field: string, text: string])[];
}
