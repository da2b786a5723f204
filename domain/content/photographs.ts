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

/** Said of a photograph of a person who has not been asked. */
export const MISSING_CONSENT =
  'add givenOn and holdsUntil, the days of the written consent of whoever is shown';
/** Said of a photograph of a patient's case. */
export const MISSING_DAY = 'is missing; add the day of the photograph';
export const MISSING_WHO = 'is missing; add who signed: initials, or the number of the paper';
export const MISSING_WHAT = 'is missing; add what may be shown';

/** The words of a photograph of a person: not without a consent. */
export const personPhotographSchema = photographSchema.superRefine(({ consent }, context) => {
  if (consent) return;
  context.addIssue({ code: 'custom', path: ['consent'], message: MISSING_CONSENT });
});

/** The words of a photograph of a patient's teeth: with its day, and a consent that says whose it is and what for. */
export const patientPhotographSchema = personPhotographSchema.superRefine(
  ({ taken, consent }, context) => {
    const missing = [
      ...(taken ? [] : [{ path: ['taken'], message: MISSING_DAY }]),
      ...(consent && !consent.who ? [{ path: ['consent', 'who'], message: MISSING_WHO }] : []),
      ...(consent && !consent.what ? [{ path: ['consent', 'what'], message: MISSING_WHAT }] : []),
    ];
    for (const fault of missing) context.addIssue({ code: 'custom', ...fault });
  },
);
