import { afterEach, expect, test, vi } from 'vitest';
import { REFUSAL_WORDS } from '../../../../domain/intake/refusal-words.ts';
import { sayInSpanish } from './say-in-spanish.ts';

const WORDS = '../../../../domain/intake/in-spanish.ts';

afterEach(() => {
  vi.doUnmock(WORDS);
  vi.resetModules();
});

test('says a refusal in Spanish', async () => {
  expect(await sayInSpanish(REFUSAL_WORDS.cancelled)).toMatch(/^Esta cita se canceló/);
});

test('says it in English where the Spanish does not come', async () => {
  vi.resetModules();
  vi.doMock(WORDS, () => {
    throw new TypeError('the line is gone');
  });
  expect(await sayInSpanish(REFUSAL_WORDS.cancelled)).toBe(REFUSAL_WORDS.cancelled);
});
