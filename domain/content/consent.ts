import * as z from 'zod';
import { day } from './words.ts';

/** The days of a written consent (New York Civil Rights Law, section 50); the first and the last belong to it. */
export const consentSchema = z
  .strictObject({ givenOn: day, holdsUntil: day })
  .refine(
    ({ givenOn, holdsUntil }) => givenOn <= holdsUntil,
    'ends before it begins: look at both days',
  );

export type Consent = z.infer<typeof consentSchema>;
