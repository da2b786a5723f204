import * as z from 'zod';
import { closing, next, pageForm, section, titled } from '../page-parts.ts';
import { href, picture } from '../written.ts';
import { id, text } from '../words.ts';

/** content/pages/home.yaml */
export const homePage = pageForm({
  /** The arcade of the first screen, left, middle and right, and the two ways on beside it. */
  hero: z.strictObject({
    plates: z.tuple([picture, picture, picture]),
    /** What a click on the left picture opens, where its text names a patient. */
    storyLabel: text,
    startLabel: text,
    methodLabel: text,
  }),
  /** The four steps, which change with scrolling. */
  sequence: z.strictObject({
    heading: text,
    title: text,
    alt: text,
    steps: z.array(titled).length(4, 'the sequence has four steps (product 1.3)'),
  }),
  expertise: z.strictObject({
    heading: text,
    text,
    /** The case of the gallery that the before/after slider shows. */
    case: id,
    columns: z
      .array(z.strictObject({ heading: text, text, note: text, href, linkLabel: text }))
      .length(3),
  }),
  credentials: z.array(z.strictObject({ mark: text, plain: text })).length(6),
  /** Why It Matters, The Smile Blueprint, The Impressions Method, Our Process. */
  sections: z.array(section).length(4),
  /** Beside Why It Matters. */
  philosophyPicture: picture,
  closing,
  /** The quiz's place in the call-to-action band. */
  quizCard: z.strictObject({ heading: text, text, label: text, href }),
  next,
});
