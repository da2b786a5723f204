import * as z from 'zod';
import { closing, next, pageForm } from '../page-parts.ts';
import { markdown, table } from '../written.ts';
import { text } from '../words.ts';

const heading = { heading: text, headingEmphasis: text };

/** Whose marks they are: the drawing's lines, the switches and the steps of the order go by these names. */
const hand = z.enum(['orthodontist', 'dentist', 'surgeon']);

const note = z.strictObject({
  /** As in its circle on the drawing. */
  label: z.string().regex(/^[A-Z]\d$/, 'write a letter and a digit, such as O1'),
  text,
});

/** content/pages/impressions-method.yaml */
export const impressionsMethodPage = pageForm({
  /** The invented case, and what three professions mark on it. */
  plan: z.strictObject({
    /** True until the doctors have confirmed the notes and the times. */
    sample: z.boolean().optional(),
    alt: text,
    hands: z
      .array(
        z.strictObject({
          hand,
          name: text,
          notes: z.array(note).min(2),
          /** What the plan loses without this hand. */
          without: text,
        }),
      )
      .length(3),
    order: z.strictObject({
      heading: text,
      steps: z
        .array(
          z.strictObject({
            hand: z.enum([...hand.options, 'all']),
            who: text,
            title: text,
            time: text,
          }),
        )
        .length(6, 'the order has six steps, whose widths stand in the stylesheet'),
    }),
    caption: text,
  }),
  /** The usual chain of referrals against one plan. */
  routes: z.strictObject({
    ...heading,
    /** The drawings above the table's two columns: who is visited, and how often the story is told. */
    chain: z.strictObject({
      alt: text,
      stops: z.array(text).length(4),
      told: z.array(text).length(2),
    }),
    shared: z.strictObject({
      alt: text,
      stops: z.array(text).length(3),
      told: z.array(text).length(2),
    }),
    table,
    /** Below each column. */
    remarks: z.array(text).length(2),
  }),
  room: z.strictObject({
    ...heading,
    alt: text,
    /** On the floor plan, by the seat. */
    seats: z.strictObject({
      you: text,
      company: text,
      orthodontist: text,
      dentist: text,
      coordinator: text,
      partner: z.array(text).length(3),
    }),
    people: z.array(z.strictObject({ term: text, detail: markdown })).min(1),
  }),
  steps: z.strictObject({
    ...heading,
    steps: z
      .array(z.strictObject({ title: text, text: markdown }))
      .length(4, 'the method has four steps (product 1.3)'),
  }),
  rules: z.strictObject({
    heading: text,
    rules: z.array(z.strictObject({ rule: text, emphasis: text, text })).min(1),
    remarks: z.array(text).length(2),
  }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
