import type { IntakeRequest } from './request-schema.ts';

/** The values that a visitor chooses from, in words. A value that a schema gains is missed here by the compiler. */
type ChosenField = 'kind' | 'preferredContact' | 'preferredTime' | 'language';
type Words<Field extends ChosenField> = Readonly<Record<NonNullable<IntakeRequest[Field]>, string>>;

const KIND_WORDS: Words<'kind'> = {
  'discovery-call': 'A call',
  'virtual-consultation': 'A virtual consultation',
  'weekend-appointment': 'A weekend appointment',
};

export const CONTACT_WORDS: Words<'preferredContact'> = {
  phone: 'Phone',
  text: 'Text message',
  email: 'E-mail',
};

export const TIME_WORDS: Words<'preferredTime'> = {
  any: 'Any time',
  morning: 'Morning, 8 to 11',
  midday: 'Around noon, 11 to 2',
  afternoon: 'Afternoon, 2 to 6',
};

export const LANGUAGE_WORDS: Words<'language'> = {
  en: 'English',
  es: 'Español (Spanish)',
  other: 'Another language',
};

const WORDS_OF: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    kind: KIND_WORDS,
    preferredContact: CONTACT_WORDS,
    preferredTime: TIME_WORDS,
    language: LANGUAGE_WORDS,
  } satisfies { [Field in ChosenField]: Words<Field> }).map(([field, words]) => [
    field,
    new Map(Object.entries(words)),
  ]),
);

/** A field's value in words; undefined where the visitor did not choose it from a list. */
export function wordsOfValue(field: string, value: unknown): string | undefined {
  return typeof value === 'string' ? WORDS_OF.get(field)?.get(value) : undefined;
}
