import type { Practice } from './practice-schema.ts';

/**
 * Who holds a virtual consultation, with the license that New York wants named before it, as the middle of a sentence: “with …, New York license
 * number …”. Where another company serves the form, nothing but our own words around it can say so.
 */
export function providerOfConsult({
  provider,
  profession,
  licenseNumber,
}: Practice['virtualConsultation']): string {
  return `with ${provider}, ${profession}, New York license number ${licenseNumber}`;
}
