import type { Practice } from './practice-schema.ts';

/** What a letter or a calendar entry says of the practice. */
export interface ContactFacts {
  readonly name: string;
  readonly phone: string;
  /** On one line. */
  readonly address: string;
  readonly siteUrl: string;
}

export function contactFactsOf(
  practice: Pick<Practice, 'name' | 'phone' | 'address' | 'siteUrl'>,
): ContactFacts {
  const { name, phone, siteUrl } = practice;
  const { street, city, state, postalCode } = practice.address;
  return { name, phone, address: `${street}, ${city}, ${state} ${postalCode}`, siteUrl };
}
