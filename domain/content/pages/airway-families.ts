import * as z from 'zod';
import { AGE_BANDS } from '../../growth/ages.ts';
import { closing, next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { markdown } from '../written.ts';

const heading = { id, heading: text, headingEmphasis: text };

const chart = z.strictObject({
  /** True until the doctors have confirmed the ages of teeth, the heights and what stands at each age (domain/growth). */
  sample: z.literal(true).optional(),
  ask: text,
  /** On the door frame, at the height of a newborn; after the number of feet. */
  born: text,
  feet: text,
  sleep: text,
  noSleepYet: text,
  height: text,
  moment: text,
  more: text,
  /** Before the first tooth may come, and once it may: `{from}` and `{to}` are months (tooth-calendar.ts). */
  noTeeth: text,
  firstTeeth: text,
  mouth: text,
  key: z.strictObject({ baby: text, permanent: text, coming: text }),
});

const age = z.strictObject({
  name: text,
  teeth: text,
  /** After the hours of sleep, where they do not hold for all of the age. */
  sleepNote: text.optional(),
  moment: text,
  /** What a parent may ask about at that age, below the moment. */
  ask: markdown.optional(),
});

/** content/pages/airway-families.yaml: a growth chart on a door frame, and a visit from a child's height. */
export const airwayFamiliesPage = pageForm({
  chart,
  scale: z.strictObject({
    ...heading,
    body: markdown,
    /** Before the age at which a mouth is drawn. */
    at: text,
    ages: z.record(z.enum(AGE_BANDS), age),
  }),
  watch: z.strictObject({
    ...heading,
    signs: z.array(z.strictObject({ when: text, text, tell: text })).min(1),
    urgent: z.strictObject({ when: text, text, call: text }),
  }),
  visit: z.strictObject({
    ...heading,
    /** On the line across the picture. */
    eye: text,
    text: markdown,
    /** What a child says of it, and what a parent wants to know. */
    steps: z
      .array(z.strictObject({ said: text, text }))
      .length(5, 'the skirting board has room for five'),
  }),
  unknown: z.strictObject({ id, heading: text, body: markdown }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
