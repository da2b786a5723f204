import { cleanContact } from '../intake/contact-rules.ts';
import { emailField, nameField, phoneField } from '../intake/request-fields.ts';
import type { CardContent } from './card-content.ts';
import type { EntryWords, SignedEntry } from './entries.ts';

/** What a card says of who somebody is, and of how and in which language they are reached: all of it can be corrected (docs/decisions/260-a-card-that-is-corrected.md). */
export const REACH_FIELDS = ['name', 'phone', 'email', 'language'] as const;

export type Reach = Readonly<Record<(typeof REACH_FIELDS)[number], string>>;

/** Fields that may have a fault, in their order. */
export type ReachFaults = Readonly<Partial<Record<'name' | 'phone' | 'email', string>>>;

/** Of something that was typed. */
export const UNSEEN = 'This has signs that cannot be seen, often left by copying. Type it anew.';

/** What an opened card says; English where it names no language, as everywhere. */
export function reachOf({ name, phone = '', email = '', language = 'en' }: CardContent): Reach {
  return { name, phone, email, language };
}

/** What has to be mended before it can be saved, by the rules of the site's own forms, in words for whoever sits at the desk. */
export function findReachFaults({ name, phone, email }: Omit<Reach, 'language'>): ReachFaults {
  const hasPhone = cleanContact(phone) !== '';
  const hasEmail = cleanContact(email) !== '';
  const faults = {
    name: nameField.safeParse(name).success
      ? ''
      : name.trim() === ''
        ? 'Write their name.'
        : UNSEEN,
    phone:
      !hasPhone && !hasEmail
        ? 'Write a number or an e-mail address: without one nobody can answer them.'
        : phoneField.safeParse(phone).success
          ? ''
          : 'Write the number with its area code, like 516-555-0100.',
    email:
      !hasEmail || emailField.safeParse(email).success
        ? ''
        : 'Write one e-mail address, like name@example.com.',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== ''));
}

/** As it is kept: nothing around it, and nothing in an address or a number that only looks like nothing. */
export function cleanReach({ name, phone, email, language }: Reach): Reach {
  return { name: name.trim(), phone: cleanContact(phone), email: cleanContact(email), language };
}

type Correction = Extract<EntryWords, { is: 'corrected' }>;

/**
 * What is written on a card that is corrected: only what is other than before, so that of two who correct different fields both have.
 *
 * @param before as the card has it
 * @param typed as it is to be
 * @returns undefined where nothing is other
 */
export function correctionOf(before: Reach, typed: Reach): Correction | undefined {
  const clean = cleanReach(typed);
  const other = REACH_FIELDS.filter((field) => clean[field] !== before[field]);
  if (other.length === 0) return undefined;
  return { is: 'corrected', ...Object.fromEntries(other.map((field) => [field, clean[field]])) };
}

/**
 * The part of a correction that another card of theirs needs too: of what was the same there.
 *
 * @returns undefined where nothing was
 */
export function sameCorrection(
  correction: Correction,
  before: Reach,
  other: Reach,
): Correction | undefined {
  const fields = REACH_FIELDS.filter(
    (field) =>
      correction[field] !== undefined &&
      isAlike(field, other[field], before[field]) &&
      before[field] !== '',
  );
  if (fields.length === 0) return undefined;
  return {
    is: 'corrected',
    ...Object.fromEntries(fields.map((field) => [field, correction[field]])),
  };
}

/** A card as it is now, and what it came with of what was corrected since; the latter undefined where nothing was. */
export function withCorrections(
  content: CardContent,
  entries: readonly SignedEntry[],
): { content: CardContent; cameAs: Partial<Reach> | undefined } {
  const corrections = entries.filter((entry) => entry.is === 'corrected');
  if (corrections.length === 0) return { content, cameAs: undefined };
  const came = reachOf(content);
  const fields = REACH_FIELDS.flatMap((field) => {
    const last = corrections.findLast((entry) => entry[field] !== undefined)?.[field];
    return last === undefined || last === came[field] ? [] : [[field, last] as const];
  });
  if (fields.length === 0) return { content, cameAs: undefined };
  return {
    content: { ...content, ...Object.fromEntries(fields) },
    cameAs: Object.fromEntries(fields.map(([field]) => [field, came[field]])),
  };
}

/** The same number is written in more than one way. */
function isAlike(field: keyof Reach, one: string, other: string): boolean {
  if (field !== 'phone') return one.trim().toLowerCase() === other.trim().toLowerCase();
  return one.replaceAll(/\D/g, '').slice(-10) === other.replaceAll(/\D/g, '').slice(-10);
}
