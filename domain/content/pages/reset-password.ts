import * as z from 'zod';
import { closing, next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { markdown } from '../written.ts';

const fact = z.strictObject({ term: text, detail: markdown });

/** content/pages/reset-password.yaml: the one true address on a card, six steps, what may have happened, a person. */
export const resetPasswordPage = pageForm({
  card: z.strictObject({
    /** Before and after the address, which is the practice's fact. */
    before: text,
    check: text,
  }),
  steps: z.strictObject({
    id,
    heading: text,
    hint: text,
    items: z.array(z.strictObject({ title: text, text: markdown })).length(6),
  }),
  lockedOut: z.strictObject({
    id,
    heading: text,
    question: text,
    cases: z.array(fact).length(5),
  }),
  safe: z.strictObject({
    id,
    heading: text,
    /** What is never asked for stands first, and large. */
    never: markdown,
    also: z.array(markdown).min(1),
  }),
  person: z.strictObject({ id, heading: text, facts: z.array(fact).min(1) }),
  closing,
  next,
});
