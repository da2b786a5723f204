import type { Practice } from '../../domain/practice/practice-schema.ts';
import { directionsHref, mapHref } from '../../domain/practice/map-links.ts';
import { textHref } from '../ui/phone-href.ts';
import { ContentError } from './content-error.server.ts';

/**
 * The facts that text may name, as `{{phone}}`. `{{textPhone}}` is a link in Markdown, since a number alone is linked as one to call: it
 * stands in formatted text only.
 */
export function placeholderValues(practice: Practice): Readonly<Record<string, string>> {
  const { address, booking, hours, prices } = practice;
  return {
    name: practice.name,
    phone: practice.phone,
    textPhone: `[${practice.textPhone}](${textHref(practice.textPhone)})`,
    urgentPhone: practice.urgentPhone,
    email: practice.email,
    address: `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    mapUrl: mapHref(address),
    directionsUrl: directionsHref(address),
    consultationFee: prices.consultationFee,
    monthlyFrom: prices.monthlyFrom,
    monthlyTerms: prices.monthlyTerms,
    bookingFirm: booking.firm,
    feeTaken: booking.feeTaken,
    portalUrl: practice.portalUrl,
    hoursWeekdays: hours.weekdaysText,
    hoursWeekend: hours.weekendText,
  };
}

/**
 * Replaces `{{name}}` in text, or in every string of a parsed file.
 *
 * @param file the path from the project's root, for messages
 * @throws ContentError when a name stands for no fact
 */
export function fillPlaceholders<Value>(
  file: string,
  value: Value,
  facts: Readonly<Record<string, string>>,
): Value;
export function fillPlaceholders(
  file: string,
  value: unknown,
  facts: Readonly<Record<string, string>>,
): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, key: string) => {
      const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
      if (fact !== undefined) return fact;
      const known = Object.keys(facts).join(', ');
      throw new ContentError(file, [`{{${key}}} names no fact; use one of ${known}`]);
    });
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(file, item, facts));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(file, item, facts)]),
    );
  }
  return value;
}
