import type { Practice } from './practice-schema.ts';

/** What the server and search engines alone are told of the practice: no visitor's browser reads it. */
export type UnshownFacts = Pick<
  Practice,
  'strictTransport' | 'description' | 'priceRange' | 'areasServed' | 'closuresUntil'
>;

/** The practice as its pages know it. */
export type ShownPractice = Omit<Practice, keyof UnshownFacts>;

/** Parts the practice's facts by who reads them: what is shown is loaded with every page (docs/decisions/154-few-files-of-code.md). */
export function partPractice(practice: Practice): {
  shown: ShownPractice;
  unshown: UnshownFacts;
} {
  const { strictTransport, description, priceRange, areasServed, closuresUntil, ...rest } =
    practice;
  // Letters alone say it, and the server has it from the build's manifest.
  const { weCancel: _, ...booking } = rest.booking;
  return {
    shown: { ...rest, booking },
    unshown: { strictTransport, description, priceRange, areasServed, closuresUntil },
  };
}
