import { ENGLISH } from '../languages/page-languages.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { REQUEST_KINDS } from './table-of-kinds.ts';
import type { IntakeRequest } from './request-schema.ts';

/** The values that a visitor chooses from, in words. A value that a schema gains is missed here by the compiler. */
type ChosenField = 'preferredContact' | 'preferredTime' | 'language';
type Words<Field extends ChosenField> = Readonly<Record<NonNullable<IntakeRequest[Field]>, string>>;

/** Without the hours at which we open and close, which change: a request is read under other ones than it was written under. */
export const TIME_WORDS: Words<'preferredTime'> = {
  any: 'Any time',
  morning: 'Morning, before 11',
  midday: 'Around noon, 11 to 2',
  afternoon: 'Afternoon, from 2',
};

export const LANGUAGE_WORDS: Words<'language'> = {
  en: 'English',
  es: 'Español (Spanish)',
  other: 'Another language',
};

const WORDS_OF: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'kind',
    new Map(Object.entries(REQUEST_KINDS).map(([kind, { words }]) => [kind, words[ENGLISH].name])),
  ],
  ...Object.entries({
    preferredContact: CONTACT_WORDS,
    preferredTime: TIME_WORDS,
    language: LANGUAGE_WORDS,
  } satisfies { [Field in ChosenField]: Words<Field> }).map(
    ([field, words]) => [field, new Map(Object.entries(words))] as const,
  ),
]);

/** A field's value in words; undefined where the visitor did not choose it from a list. */
export function wordsOfValue(field: string, value: unknown): string | undefined {
  return typeof value === 'string' ? WORDS_OF.get(field)?.get(value) : undefined;
}
