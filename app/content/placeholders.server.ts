import type { Practice } from '../../domain/practice/practice-schema.ts';
import { directionsHref, mapHref } from '../../domain/practice/map-links.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { PROMISE_MARK } from '../site/promise-mark.ts';
import { textHref } from '../ui/phone-href.ts';
import { ContentError, type Fault } from './content-error.server.ts';

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
 * @throws ContentError for each name that stands for no fact
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
  const faults: Fault[] = [];
  const fill = (item: unknown, field: readonly PropertyKey[]): unknown => {
    if (typeof item === 'string') {
      return item.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (written, key: string) => {
        // No fact: what it means depends on when it is read.
        if (written === PROMISE_MARK) return written;
        const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
        if (fact === undefined) faults.push({ field, message: sayUnknown(key, facts) });
        return fact ?? '';
      });
    }
    if (Array.isArray(item)) return item.map((part, index) => fill(part, [...field, index]));
    if (item === null || typeof item !== 'object') return item;
    const parts = Object.entries(item).map(([key, part]) => [key, fill(part, [...field, key])]);
    return Object.fromEntries(parts);
  };
  const filled = fill(value, []);
  if (faults.length > 0) throw new ContentError(file, faults);
  return filled;
}

function sayUnknown(key: string, facts: Readonly<Record<string, string>>): string {
  const known = Object.keys(facts);
  const nearest = nearestWord(key, known);
  const advice = nearest === undefined ? `use one of ${known.join(', ')}` : `is it {{${nearest}}}?`;
  return `{{${key}}} names no fact; ${advice}`;
}
