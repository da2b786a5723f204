import * as z from 'zod';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { text } from '../words.ts';
import { markdown, picture } from '../written.ts';

/** Two strokes of paint, with the words that they carry. */
const sentence = z.tuple([text, text]);

/** content/pages/impressionists.yaml: a painting to step back from, an invitation, a ledger of thanks, and years of retainer care. */
export const impressionistsPage = pageForm({
  opening: z.strictObject({
    /** A part of the page's picture, painted from near. */
    near: picture,
    /** A larger part, painted from a step further back. */
    middle: picture,
    sentences: z.tuple([sentence, sentence, sentence]),
    hint: text,
    skip: text,
    onward: text,
  }),
  circle: z.strictObject({ nothing: z.array(text).length(3), who: text, name: text }),
  evenings: z.strictObject({
    picture,
    to: text,
    /** The invitation's heading, in its lines. */
    heading: z.array(text).min(1).max(2),
    facts: z.array(z.strictObject({ term: text, detail: markdown })).min(1),
    notes: markdown,
  }),
  thanks: z.strictObject({
    heading: text,
    body: markdown,
    /**
     * What a referral brings: zeros, which the page prints itself, and words. New York forbids a dental practice any reward for one, so content has no
     * place for an amount (docs/decisions/072-no-reward-for-a-referral.md).
     */
    ledger: z.strictObject({
      caption: text,
      head: z.tuple([text, text, text]),
      nothing: z.array(text).min(1),
      words: text,
      given: text,
    }),
  }),
  retainer: z.strictObject({
    heading: text,
    headingEmphasis: text,
    body: text,
    /** The spiral in words. */
    drawing: text,
    ask: text,
    unasked: text,
    /** The month's name follows, and a full stop. */
    bring: text,
    bringYearly: text,
    look: text,
    firstYear: text,
    laterYears: text,
    cases: z.array(z.strictObject({ title: text, text: markdown })).length(2),
    away: titled.extend({ picture }),
  }),
  closing,
  next,
});
