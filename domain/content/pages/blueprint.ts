import * as z from 'zod';
import { next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, href, markdown, table } from '../written.ts';
import { sampleOption } from './blueprint-option.ts';
import { emphasized, visit } from './blueprint-visit.ts';

/** What each page of the sample has. */
const samplePage = { title: text, foot: text };

/** Words with a few words in front of them. */
const named = z.strictObject({ term: text, words: text });

const sampleDocument = z.strictObject({
  /** True while the doctors have not confirmed the case, and counsel the amounts. */
  sample: z.literal(true).optional(),
  ...emphasized,
  intro: text,
  /** Above every page: the document's name, and that it is a sample. */
  running: text,
  mark: text,
  /** Before the letter of an option, wherever one is named. */
  option: text,
  cover: z.strictObject({
    from: text,
    length: text,
    title: text,
    mark: text,
    /** The drawing in words. */
    drawing: text,
    lines: z.array(named).length(2),
  }),
  words: z.strictObject({ ...samplePage, quote: text, also: z.array(named).min(1) }),
  findings: z.strictObject({
    ...samplePage,
    drawing: text,
    /** The first is what the visitor came with. */
    found: z.array(text).min(1),
    uncertain: text,
  }),
  options: z.strictObject({
    ...samplePage,
    legend: text,
    undone: text,
    risk: text,
    hint: text,
    /** Before and after the letter of the option that the later pages show. */
    shown: z.strictObject({ before: text, after: text }),
    choices: z.array(sampleOption).length(3, 'the sample has three options: A, B and C'),
  }),
  order: z.strictObject({ ...samplePage, scale: text }),
  cost: z.strictObject({ ...samplePage, caption: text, total: text, hint: text, invented: text }),
  afterward: z.strictObject({
    ...samplePage,
    signatures: z.tuple([text, text, text]),
    yours: text,
  }),
  /** The pages once more, as a table. */
  asTable: z.strictObject({ label: text, table }),
});

/** content/pages/blueprint.yaml */
export const blueprintPage = pageForm({
  opening: z.strictObject({
    action,
    sampleLink: z.strictObject({ label: text, href }),
    fee: text,
  }),
  document: sampleDocument,
  visit,
  inHand: z.strictObject({ ...emphasized, things: z.array(text).min(2), note: text }),
  isNot: z.strictObject({ id, heading: text, things: z.array(text).min(2), note: text }),
  slip: z.strictObject({
    id,
    heading: text,
    amount: text,
    text,
    facts: z.array(z.strictObject({ term: text, detail: markdown })).min(1),
    actions: z.array(action).length(2),
    fine: text,
  }),
  next,
});
