import type { Practice } from '../../domain/practice/practice-schema.ts';
import { PROMISE_MARK } from '../ui/promise-mark.ts';
import { ContentError } from './content-error.server.ts';

/** The facts that text may name, as `{{phone}}`. */
export function placeholderValues(practice: Practice): Readonly<Record<string, string>> {
  const { address, hours, prices } = practice;
  return {
    name: practice.name,
    phone: practice.phone,
    textPhone: practice.textPhone,
    urgentPhone: practice.urgentPhone,
    email: practice.email,
    address: `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    consultationFee: prices.consultationFee,
    monthlyFrom: prices.monthlyFrom,
    monthlyTerms: prices.monthlyTerms,
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
    return value.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (written, key: string) => {
      // No fact: what it means depends on when it is read.
      if (written === PROMISE_MARK) return written;
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
