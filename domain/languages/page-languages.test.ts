import { describe, expect, it } from 'vitest';
import { REQUEST_KIND_NAMES } from '../intake/kinds.ts';
import { formPathOf } from '../intake/wire.ts';
import {
  ENGLISH,
  englishPathOf,
  hasSpanish,
  languageOf,
  otherPageOf,
  pathIn,
  SPANISH,
} from './page-languages.ts';

describe('the languages of a page', () => {
  it.each([
    ['/', ENGLISH, '/', '/'],
    ['/emergency', ENGLISH, '/emergency', '/es/emergency'],
    ['/es/emergency', SPANISH, '/emergency', '/es/emergency'],
    ['/embed/discovery-call', ENGLISH, '/embed/discovery-call', '/es/embed/discovery-call'],
    ['/team', ENGLISH, '/team', '/team'],
    // What only begins like the Spanish pages is none.
    ['/essays', ENGLISH, '/essays', '/essays'],
  ])('%s is %s, in English %s, in Spanish %s', (path, language, english, spanish) => {
    expect(languageOf(path)).toBe(language);
    expect(englishPathOf(path)).toBe(english);
    expect(pathIn(ENGLISH, path)).toBe(english);
    expect(pathIn(SPANISH, path)).toBe(spanish);
    expect(hasSpanish(path)).toBe(spanish.startsWith('/es/'));
  });

  it.each(REQUEST_KIND_NAMES)('include Spanish for the form of %s', (kind) => {
    expect(hasSpanish(formPathOf(kind))).toBe(true);
  });
});

describe('the page in the other language', () => {
  it.each([
    ['/emergency', SPANISH, '/es/emergency', 'same'],
    ['/es/start-here', ENGLISH, '/start-here', 'same'],
    ['/', SPANISH, '/es/start-here', 'beginning'],
    ['/orthodontics', SPANISH, '/es/start-here', 'beginning'],
    ['/book-consultation', SPANISH, '/es/embed/scheduling', 'booking'],
    // No page: what is said there is English, whatever the address looks like.
    ['/es/nothing', SPANISH, '/es/start-here', 'beginning'],
    ['/constructor', SPANISH, '/es/start-here', 'beginning'],
  ])('of %s is in %s at %s: %s', (path, language, address, is) => {
    expect(otherPageOf(path)).toEqual({ language, path: address, is });
  });
});
