import * as z from 'zod';
import { VISIT_PARTS } from '../../blueprint/visit-parts.ts';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, href, markdown, picture } from '../written.ts';

const door = z.strictObject({ label: text, hint: text, picture });

const link = z.strictObject({ label: text, href });

/** A way beside the first one of a door. */
const beside = titled.extend({ kicker: text, text: markdown, action });

/** What is said of a part of the visit; its minutes are in domain/blueprint/visit-parts.ts. */
const part = z.strictObject({ title: text, text, who: text });

/** content/pages/start-here.yaml: three doors, and what a first visit is. */
export const startHerePage = pageForm({
  doors: z.strictObject({
    label: text,
    know: door,
    guidance: door,
    question: door,
    hurt: z.strictObject({ label: text, link: text, href }),
    /** What is behind the doors, said once, while all of it is painted. */
    painted: text,
  }),
  /** Once a call was asked for here; its number follows `number`. */
  sentCall: z.strictObject({ text, number: text, link }),
  know: z.strictObject({
    heading: text,
    office: z.strictObject({
      kicker: text,
      title: text,
      text: markdown,
      times: text,
      action,
      all: link,
    }),
    screen: beside,
    otherwise: markdown,
  }),
  guidance: z.strictObject({
    heading: text,
    /** Before and after the question's number. */
    question: z.strictObject({ before: text, after: text }),
    privacy: text,
    quiz: link,
    look: z.strictObject({ kicker: text, title: text, text: markdown, action }),
  }),
  question: z.strictObject({
    heading: text,
    ask: link,
    note: text,
    asked: z.array(link).min(2).max(5),
    /** Below the one that asks for a call stands what was sent. */
    ways: z
      .array(z.strictObject({ title: text, text: markdown, asksForCall: z.boolean().optional() }))
      .length(3),
    careful: text,
  }),
  visit: z.strictObject({
    id,
    heading: text,
    headingEmphasis: text,
    begins: text,
    /** Before the time at which a visit that began so ends. */
    ends: text,
    inMinutes: text,
    /** Between two minutes, and after them. */
    to: text,
    unit: text,
    parts: z.record(z.enum(VISIT_PARTS), part),
    note: text,
  }),
  fee: z.strictObject({ id, heading: text, amount: text, body: markdown }),
  bring: z.strictObject({
    id,
    heading: text,
    /** The list of content/practice.yaml, in another language; the part is shown in English where a line of it has changed since. */
    things: z.array(text).length(6).optional(),
    /** The drawing in words. */
    drawing: text,
    note: text,
  }),
  asked: z.strictObject({
    id,
    heading: text,
    questions: z.array(z.strictObject({ question: text, answer: markdown })).min(2),
  }),
  closing: closing.extend({ headingEmphasis: text.optional() }),
  next,
});
