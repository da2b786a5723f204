import * as z from 'zod';
import { APPLIANCE_MONTHS, LAST_MONTH, SENTENCES } from '../../orthodontics/example-treatment.ts';
import { EXAMPLE_WAYS } from '../../orthodontics/example-ways.ts';
import { closing, next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, href, markdown, picture } from '../written.ts';

const heading = { id, heading: text, headingEmphasis: text };
const months = z.int().min(0).max(LAST_MONTH);

/** One way of moving teeth: choice, facts, column of the table and bars are all made from it. */
const way = z.strictObject({
  name: text,
  /** Beside its name, where it is chosen; what the pictures show. */
  shown: text,
  /** Which of the example's ways its pictures show; a model that is drawn live asks for it. */
  drawn: z.enum(EXAMPLE_WAYS),
  what: text,
  suits: text,
  shows: text,
  visits: text,
  lengthMonths: z
    .strictObject({ from: months, to: months })
    .refine(({ from, to }) => from < to, 'ends before it begins: look at both months'),
  care: text,
  /** The model with it, in the months of the example. */
  frames: z.array(picture).length(APPLIANCE_MONTHS.length),
});

/** content/pages/orthodontics.yaml */
export const orthodonticsPage = pageForm({
  /** After the lead: the page is for every age, and most of it is about adults. */
  families: z.strictObject({ label: text, href }),
  months: z.strictObject({
    /** True until the doctors have confirmed the sentences. */
    sample: z.literal(true).optional(),
    ruler: text,
    month: text,
    /** One for each picture, from the first month to the retainer. */
    sentences: z.array(text).length(SENTENCES),
    /** On the ruler, after the month in which the example ends. */
    afterward: text,
    usualLength: text,
    choose: text,
    /** Before the name of a way that has been chosen: said, not shown. */
    nowShown: text,
    action,
    note: text,
    frames: z.strictObject({ start: picture, end: picture, retainer: picture }),
  }),
  compare: z.strictObject({
    ...heading,
    intro: text,
    /** Above each of two columns, where there is room for two. */
    choose: z.tuple([text, text]),
    rows: z.strictObject({
      what: text,
      suits: text,
      shows: text,
      visits: text,
      length: text,
      care: text,
    }),
    caption: text,
  }),
  ways: z.array(way).length(3),
  ages: z.strictObject({
    ...heading,
    intro: text,
    marks: z
      .array(z.strictObject({ mark: text, who: text, text: markdown, picture: picture.optional() }))
      .length(3),
  }),
  cost: z.strictObject({
    id,
    heading: text,
    /** Before and after what a month costs. */
    before: text,
    after: text,
    down: text,
    payments: text,
    paymentOf: text,
    apr: text,
    total: text,
    scale: text,
    remarks: z.array(markdown).length(2),
  }),
  keeping: z.strictObject({
    ...heading,
    picture,
    text,
    kinds: z.array(z.strictObject({ name: text, text })).min(1),
    lost: markdown,
  }),
  questions: z.strictObject({
    id,
    heading: text,
    questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
