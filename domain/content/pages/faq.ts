import * as z from 'zod';
import { next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, markdown } from '../written.ts';

const sameWords = z
  .array(z.array(text).min(2, 'name at least two words that mean the same'))
  .default([]);

/** content/pages/faq.yaml: the search, and whom to ask instead. The questions stand in content/faq/questions.yaml. */
export const faqPage = pageForm({
  /** Above the heading: what the page is. */
  kicker: text,
  search: z.strictObject({
    /** In the empty field: a word that one could ask about. */
    example: text,
    clear: text,
    often: text,
    oftenAsked: z.array(text).min(1),
    /** Numbers come in place of `{count}`, `{of}` and `{group}`, what was typed in place of `{typed}`. */
    one: text,
    many: text,
    some: text,
    within: text,
    /** Above what stands near a few answers. */
    near: text,
    /** Where only words were typed that say nothing of what is asked. */
    common: text,
    none: text,
    /** Where the code of the search does not arrive. */
    failed: text,
    /** Words and phrases that mean the same to whoever asks. */
    sameWords,
  }),
  index: text,
  noAnswer: z.strictObject({
    heading: text,
    headingEmphasis: text,
    text,
    actions: z.array(action).min(1),
  }),
  person: z.strictObject({
    id,
    heading: text,
    headingEmphasis: text,
    text,
    ways: z.array(z.strictObject({ term: text, main: markdown, note: markdown })).min(1),
    where: markdown,
    actions: z.array(action).min(1).max(2),
  }),
  map: z.strictObject({
    alt: text,
    places: z.array(
      z.strictObject({
        name: text,
        latitude: z.number(),
        longitude: z.number(),
        side: z.enum(['left', 'middle', 'right']),
        isWater: z.literal(true).optional(),
      }),
    ),
    /** Rings around the practice, in miles. */
    rings: z.array(z.number().positive()),
    ring: text,
  }),
  next,
});
