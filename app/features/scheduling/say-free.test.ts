import { expect, it } from 'vitest';
import { sayFree } from './say-free.ts';
import { SCHEDULING_IN_ENGLISH } from './scheduling-in-english.ts';
import { SCHEDULING_IN_SPANISH } from './scheduling-in-spanish.ts';

it.each([
  [1, '1 free', '1 libre'],
  [2, '2 free', '2 libres'],
  [20, '20 free', '20 libres'],
])('%i of a day', (count, inEnglish, inSpanish) => {
  expect(sayFree(SCHEDULING_IN_ENGLISH.words.days, count)).toBe(inEnglish);
  expect(sayFree(SCHEDULING_IN_SPANISH.words.days, count)).toBe(inSpanish);
});
