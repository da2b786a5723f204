import { expect, it } from 'vitest';
import { numberInWords } from './number-in-words.ts';

it.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [41, 'forty-one'],
  [90, 'ninety'],
  [100, '100'],
])('%i is %s', (number, words) => {
  expect(numberInWords(number)).toBe(words);
});
