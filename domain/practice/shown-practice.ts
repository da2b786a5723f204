import type { Practice } from './practice-schema.ts';

/** What the server and search engines alone are told of the practice: no visitor's browser reads it. */
export type UnshownFacts = Pick<
  Practice,
  'strictTransport' | 'description' | 'priceRange' | 'areasServed' | 'closuresUntil'
>;

/** Of these the build makes sentences, for the pages that say them. */
type SaidByBuild = 'booking' | 'bring' | 'policies';

/** The practice as its pages know it. */
export interface ShownPractice extends Omit<Practice, keyof UnshownFacts | SaidByBuild> {
  /** How long before a visit it can still be moved online. */
  readonly noticeHours: number;
  /** What becomes of the fee of a visit that is missed. */
  readonly feeMissed: Practice['policies']['fee']['missed'];
}

/** Parts the practice's facts by who reads them: what is shown is loaded with every page (docs/decisions/154-few-files-of-code.md). */
export function partPractice(practice: Practice): {
  shown: ShownPractice;
  unshown: UnshownFacts;
} {
  const {
    strictTransport,
    description,
    priceRange,
    areasServed,
    closuresUntil,
    booking: _booking,
    bring: _bring,
    policies,
    ...rest
  } = practice;
  return {
    shown: { ...rest, noticeHours: policies.noticeHours, feeMissed: policies.fee.missed },
    unshown: { strictTransport, description, priceRange, areasServed, closuresUntil },
  };
}
