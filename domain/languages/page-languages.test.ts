import { describe, expect, it } from 'vitest';
import { REQUEST_KIND_NAMES } from '../intake/kinds.ts';
import { formPathOf } from '../intake/wire.ts';
import {
  ENGLISH,
  englishPathOf,
  hasSpanish,
  languageOf,
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
