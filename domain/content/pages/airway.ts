import * as z from 'zod';
import { AIRWAY_PARTS } from '../../airway/airway-parts.ts';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, href, markdown, picture } from '../written.ts';

const link = z.strictObject({ label: text, href });

/** What a section begins with: where the address leads, the hour of the night, the heading. */
const atHour = { id, hour: text, heading: text };

const way = z.strictObject({
  ...atHour,
  /** The drawing in words, for who does not see it. */
  drawing: z.strictObject({ title: text, description: text }),
  caption: titled,
  states: z.strictObject({ legend: text, open: titled, narrowed: titled }),
  partsLegend: text,
  parts: z.record(z.enum(AIRWAY_PARTS), titled),
});

/** When signs are seen: other ones in a child than in an adult, or the same at any age. */
const signsAt = z.union([
  z.strictObject({
    when: text,
    child: z.array(text).min(1),
    adult: z.array(text).min(1),
  }),
  z.strictObject({ when: text, anybody: z.array(text).min(1) }),
]);

const who = z.strictObject({
  /** True until the orthodontist has confirmed which numbered parts belong to whom. */
  sample: z.literal(true).optional(),
  id,
  heading: text,
  caption: text,
  columns: z.strictObject({ parts: text, looks: text, may: text }),
  /** In the place of numbers, for who looks at all of them. */
  whole: text,
  /** Before a number, for who hears the link. */
  part: text,
  professions: z
    .array(
      z.strictObject({
        name: text,
        isOurs: z.literal(true).optional(),
        parts: z.array(z.enum(AIRWAY_PARTS)),
        looks: text,
        may: text,
      }),
    )
    .min(2),
  note: text,
});

/** content/pages/airway.yaml: one night, from the bedroom's lamp to the morning. */
export const airwayPage = pageForm({
  opening: z.strictObject({ hour: text, action, wayLink: link, urgent: markdown }),
  way,
  only: z.strictObject({ id, said: text, saidEmphasis: text, body: markdown }),
  signs: z.strictObject({
    ...atHour,
    caption: text,
    columns: z.strictObject({ child: text, adult: text, anybody: text }),
    times: z.array(signsAt).min(2),
    /** A way to the sheet of a child, and of an adult. */
    proof: z.strictObject({ question: text, answer: text, text, links: z.tuple([link, link]) }),
  }),
  first: z.strictObject({
    id,
    call: z.strictObject({ heading: text, signs: z.array(text).min(1) }),
    physician: z.strictObject({ heading: text, signs: z.array(text).min(1), text }),
  }),
  assess: z.strictObject({ ...atHour, steps: z.array(titled).length(4, 'the arc has four steps') }),
  who,
  morning: z.strictObject({ hour: text, picture }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
