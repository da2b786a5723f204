import * as z from 'zod';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';

const day = z.iso.date("write a day as '2026-12-25', in quotes");

/** The days of a written consent (New York Civil Rights Law, section 50); the first and the last belong to it. */
export const consentSchema = z
  .strictObject({ givenOn: day, holdsUntil: day })
  .refine(
    ({ givenOn, holdsUntil }) => givenOn <= holdsUntil,
    'ends before it begins: look at both days',
  );

export type Consent = z.infer<typeof consentSchema>;

/** Whether what a consent is for may be shown. */
export type MayShow = (consent: Consent) => boolean;

/** What may be shown on a day, as 2026-12-25. */
export function shownOn(today: string): MayShow {
  return ({ givenOn, holdsUntil }) => givenOn <= today && today <= holdsUntil;
}

/** The day of the build, in New York. */
export function buildDay(): string {
  return newYorkDay(new Date());
}

/** Set while the edition is built that the server shows from the end of the first consent on (docs/decisions/039-dates.md). */
export const WITHHOLD_CONSENTS = { CONSENTS: 'withheld' } as const;

/** What this build may show: everything whose consent holds today, or nothing that needs one. */
export function shownInThisBuild(): MayShow {
  return process.env.CONSENTS === WITHHOLD_CONSENTS.CONSENTS ? () => false : shownOn(buildDay());
}
