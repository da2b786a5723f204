import type { Consent } from '../../domain/content/consent.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';

/** Whether what a consent is for may be shown. */
export type MayShow = (consent: Consent) => boolean;

/** For those who check or count: what is over must stay sound until it is renewed or taken out. */
export const ANY_CONSENT: MayShow = () => true;

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
