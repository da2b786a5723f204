import { cleanContact } from '../intake/contact-rules.ts';
import { emailField, nameField, phoneField } from '../intake/request-fields.ts';
import type { CardContent } from './card-content.ts';
import type { EntryWords, SignedEntry } from './entries.ts';
import { isSameSender } from './same-sender.ts';

/** What a card says of who somebody is, and of how and in which language they are reached: all of it can be corrected (docs/decisions/260-a-card-that-is-corrected.md). */
export const REACH_FIELDS = ['name', 'phone', 'email', 'language'] as const;

export type Reach = Readonly<Record<(typeof REACH_FIELDS)[number], string>>;

/** Some of it. */
export type SomeReach = { readonly [Field in keyof Reach]?: string | undefined };

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

/** What is other on a card: of each field what it was, which nobody else may have seen since, and what it is. */
export type Correction = Extract<EntryWords, { is: 'corrected' }>;

/** What somebody has typed into the form of a card: of each field what the card said then, and what it is to say. */
export interface TypedReach {
  readonly before: SomeReach;
  readonly typed: SomeReach;
}

export const NOTHING_TYPED: TypedReach = { before: {}, typed: {} };

/**
 * Types into a field. One that says again what the card has is as if nobody had touched it.
 *
 * @param now as the card has it
 */
export function typeInto(
  { before, typed }: TypedReach,
  field: keyof Reach,
  words: string,
  now: Reach,
): TypedReach {
  const isOther = cleanReach({ ...now, [field]: words })[field] !== now[field];
  return {
    before: picked({ ...before, [field]: isOther ? (before[field] ?? now[field]) : undefined }),
    typed: picked({ ...typed, [field]: isOther ? words : undefined }),
  };
}

/** Which fields somebody else has corrected since something was typed into them. */
export function changedMeanwhile({ before, typed }: TypedReach, now: Reach): (keyof Reach)[] {
  return REACH_FIELDS.filter((field) => typed[field] !== undefined && before[field] !== now[field]);
}

/**
 * What is written on a card that is corrected: only what was typed and is other, so that of two who correct different fields both have.
 *
 * @param now as the card has it
 * @returns undefined where nothing is other
 */
export function correctionOf(now: Reach, typed: SomeReach): Correction | undefined {
  const clean = cleanReach({ ...now, ...picked(typed) });
  return correctionIn(
    now,
    clean,
    REACH_FIELDS.filter((field) => clean[field] !== now[field]),
  );
}

/**
 * The part of a correction that another card needs too: of what was the same there, as long as there is still a way to answer them.
 *
 * @param now as the corrected card had it
 * @param other as the other card has it
 * @param isSamePerson whether it names the same person: else it is only of the same number or address, and speaks for itself of a name, a language and what it
 * never had
 * @returns undefined where nothing was
 */
export function sameCorrection(
  correction: Correction,
  now: Reach,
  other: Reach,
  isSamePerson: boolean,
): Correction | undefined {
  const fields = REACH_FIELDS.filter(
    (field) =>
      correction[field] !== undefined &&
      isAlike(field, other[field], now[field]) &&
      (isSamePerson || ((field === 'phone' || field === 'email') && now[field] !== '')),
  );
  const same = correctionIn(other, { ...other, ...picked(correction) }, fields);
  if (same === undefined) return undefined;
  const after = { ...other, ...picked(same) };
  if (after.phone !== '' || after.email !== '') return same;
  // What is taken away here is all that there is of it.
  return correctionIn(
    other,
    after,
    fields.filter((field) => after[field] !== ''),
  );
}

function correctionIn(
  before: Reach,
  after: Reach,
  fields: readonly (keyof Reach)[],
): Correction | undefined {
  if (fields.length === 0) return undefined;
  const of = (reach: Reach) => Object.fromEntries(fields.map((field) => [field, reach[field]]));
  return { is: 'corrected', ...of(after), was: of(before) };
}

/** Without what is not there. */
function picked(reach: SomeReach): Partial<Reach> {
  return Object.fromEntries(
    REACH_FIELDS.flatMap((field) => (reach[field] === undefined ? [] : [[field, reach[field]]])),
  );
}

/** A card as it is now, and what it came with of what was corrected since; the latter undefined where nothing was. */
export function withCorrections(
  content: CardContent,
  entries: readonly SignedEntry[],
): { content: CardContent; cameAs: SomeReach | undefined } {
  const corrections = entries.filter((entry) => entry.is === 'corrected');
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
  return (
    one.trim().toLowerCase() === other.trim().toLowerCase() ||
    (field === 'phone' && isSameSender({ phone: one }, { phone: other }))
  );
}
