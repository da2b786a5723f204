import * as z from 'zod';
import { next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, markdown, picture } from '../written.ts';

/** A heading of the margin, and what is noted under it. */
const note = z.strictObject({
  heading: text,
  /** In its place for somebody who has just booked. */
  bookedHeading: text.optional(),
  text: markdown,
});

/** A figure with the word that says what becomes of it: "$250", "credited". */
const amount = z.strictObject({ figure: text, unit: text });

const emphasized = { heading: text, headingEmphasis: text.optional() };

/** content/pages/book-consultation.yaml: the diary with its margin, what becomes of the fee, the way in. */
export const bookConsultationPage = pageForm({
  /** In place of heading and lead for somebody who has just booked. */
  booked: z.strictObject({ ...emphasized, lead: text }),
  /** Beside the scheduler. */
  margin: z.strictObject({
    label: text,
    fee: z.strictObject({ heading: text, amount: text, text: markdown }),
    notes: z.array(note).min(1),
    person: z.strictObject({
      id,
      heading: text,
      ways: z.array(z.strictObject({ term: text, detail: markdown })).min(2),
      note: markdown,
    }),
  }),
  /** What becomes of the fee: in the order of time, then one of three. */
  life: z.strictObject({
    id,
    ...emphasized,
    stages: z.array(z.strictObject({ amount, title: text, text })).length(3),
    fork: z.strictObject({
      label: text,
      ends: z.array(z.strictObject({ amount, title: text, text })).length(3),
    }),
  }),
  wayIn: z.strictObject({
    id,
    heading: text,
    picture,
    facts: z.array(z.strictObject({ term: text, detail: markdown })).min(1),
  }),
  notYet: z.strictObject({
    id,
    ...emphasized,
    text: z.array(text).min(1),
    actions: z.array(action).length(2),
  }),
  next,
});
