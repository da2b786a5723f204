import { REQUEST_KIND_NAMES } from '../intake/kinds.ts';
import { formPathOf, SCHEDULING_PATH } from '../intake/wire.ts';

/** The languages that pages are written in, as `lang` and `hreflang` name them. */
export const ENGLISH = 'en-US';
export const SPANISH = 'es-US';
export type Language = typeof ENGLISH | typeof SPANISH;
export const LANGUAGES: readonly [Language, Language] = [ENGLISH, SPANISH];

/** What a language calls itself: whoever looks for it knows no other name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  [ENGLISH]: 'English',
  [SPANISH]: 'Español',
};

const SPANISH_PREFIX = '/es';

/** The pages that stand in Spanish too: at the same address behind `/es` (docs/decisions/175-spanish-for-what-matters-first.md). */
export const PAGES_IN_SPANISH: readonly string[] = [
  '/emergency',
  '/start-here',
  '/appointment',
  SCHEDULING_PATH,
  ...REQUEST_KIND_NAMES.map((kind) => formPathOf(kind)),
];

/** Pages that a reader of Spanish is served better by another one than by the beginning: the calendar is what is wanted of the page around it. */
const SERVED_IN_SPANISH: ReadonlyMap<string, string> = new Map([
  ['/book-consultation', SCHEDULING_PATH],
]);
/** Where a reader of Spanish begins. */
const BEGINNING = '/start-here';

/** The language of the page at an address. */
export function languageOf(path: string): Language {
  return path.startsWith(`${SPANISH_PREFIX}/`) ? SPANISH : ENGLISH;
}

/** The address of the same page in English. */
export function englishPathOf(path: string): string {
  return languageOf(path) === SPANISH ? path.slice(SPANISH_PREFIX.length) : path;
}

/** Whether a page can be read in Spanish; either of its addresses will do. */
export function hasSpanish(path: string): boolean {
  return PAGES_IN_SPANISH.includes(englishPathOf(path));
}

/**
 * The address of a page for a reader of a language: the English one where there is no other.
 *
 * @param path either of its addresses
 */
export function pathIn(language: Language, path: string): string {
  const english = englishPathOf(path);
  return language === SPANISH && hasSpanish(path) ? SPANISH_PREFIX + english : english;
}

/** A page for a reader of the other language: the same page in it, or the one that serves them instead. */
export interface OtherPage {
  readonly language: Language;
  readonly path: string;
  readonly is: 'same' | 'booking' | 'beginning';
}

/**
 * Where the switch on a page leads. A page without a Spanish one, and an address without a page, lead on to one that is in Spanish: what is not translated
 * must not be where the way to it ends.
 *
 * @param path either of the page's addresses
 */
export function otherPageOf(path: string): OtherPage {
  if (hasSpanish(path)) {
    const language = languageOf(path) === ENGLISH ? SPANISH : ENGLISH;
    return { language, path: pathIn(language, path), is: 'same' };
  }
  const served = SERVED_IN_SPANISH.get(path);
  return {
    language: SPANISH,
    path: pathIn(SPANISH, served ?? BEGINNING),
    is: served === undefined ? 'beginning' : 'booking',
  };
}
