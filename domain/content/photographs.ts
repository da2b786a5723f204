import * as z from 'zod';
import { consentSchema } from './consent.ts';
import { cropSchema } from './pictures.ts';
import { day, text } from './words.ts';

/** What only a picture that was made may say of itself. */
const trueOfPhotographs = text.refine(
  (words) => !/\bpaint(ed|ing)\b|digital model|imagined/i.test(words),
  'says that this is a painting or a model; it is a photograph',
);

/** content/photographs/<name>.yaml: the words of a photograph. */
export const photographSchema = z.strictObject({
  title: trueOfPhotographs,
  caption: trueOfPhotographs,
  alt: trueOfPhotographs,
  /** Who took it. */
  credit: text.optional(),
  /** The day on which it was taken. */
  taken: day.optional(),
  phone: cropSchema.optional(),
  /** Written consent of everyone who can be recognized (New York Civil Rights Law, section 50). */
  consent: consentSchema.optional(),
});

export type PhotographWords = z.infer<typeof photographSchema>;
