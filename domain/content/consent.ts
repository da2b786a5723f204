import * as z from 'zod';
import { day, text } from './words.ts';

/** The days of a written consent (New York Civil Rights Law, section 50); the first and the last belong to it. */
export const consentSchema = z
  .strictObject({
    /** Who signed, as the practice finds the paper again: initials, or its number. Shown nowhere. */
    who: text.optional(),
    /** What may be shown. */
    what: text.optional(),
    givenOn: day,
    holdsUntil: day,
  })
  .refine(
    ({ givenOn, holdsUntil }) => givenOn <= holdsUntil,
    'ends before it begins: look at both days',
  );

export type Consent = z.infer<typeof consentSchema>;
