import * as z from 'zod';
import { next, pageForm } from '../page-parts.ts';
import { markdown } from '../written.ts';
import { text } from '../words.ts';

/** A blank of the reply: what it asks for, and what can stand in it; the first word stands there before anybody chooses. */
const choice = z.strictObject({ label: text, words: z.array(text).min(2) });

/** content/pages/atria.yaml: a letter, what is enclosed with it, and a reply card. */
export const atriaPage = pageForm({
  /** In the margin, and on phones below the greeting. */
  call: z.strictObject({ heading: text, call: text, textUs: text, body: markdown }),
  letter: markdown,
  /** Somebody of the team. */
  signature: z.strictObject({ sample: z.literal(true).optional(), name: text, role: text }),
  postscript: markdown,
  enclosed: z.strictObject({
    heading: text,
    text,
    items: z.array(z.strictObject({ term: text, detail: text })).min(1),
  }),
  /** One sentence with blanks: "[I am] a club member. A [weekday] [morning] would suit. I travel […]. Please [call] me back." */
  reply: z.strictObject({
    heading: text,
    headingEmphasis: text,
    who: choice,
    member: text,
    day: choice,
    hour: choice,
    suits: text,
    travel: z.strictObject({ before: text, label: text, placeholder: text }),
    please: text,
    answer: choice,
    back: text,
    send: text,
    sendNote: text,
    /** On a device without texts: the same words, in the form for a call. */
    ask: text,
    askNote: text,
    call: text,
    /** Where no script has come. */
    withoutScript: text,
  }),
  /** What the club is told. */
  discretion: z.strictObject({ heading: text, word: text, text }),
  next,
});
