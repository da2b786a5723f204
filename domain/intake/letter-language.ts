import { ENGLISH, SPANISH, type Language } from '../languages/page-languages.ts';

/** The language in which somebody is answered who asked for one: Spanish where they chose it, English otherwise. */
export function letterLanguageOf(chosen: unknown): Language {
  return chosen === 'es' ? SPANISH : ENGLISH;
}

/** In which language who sent something asks to be answered, as far as it can be read. */
export function languageIn(input: unknown): Language {
  const isObject = typeof input === 'object' && input !== null;
  return letterLanguageOf(isObject ? Reflect.get(input, 'language') : undefined);
}
