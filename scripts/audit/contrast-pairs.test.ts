import { expect, test } from 'vitest';
import { contrastOf, contrastPairs } from './contrast-pairs.ts';

test('contrast is reckoned as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every pair of the visual language has the contrast that its use needs', () => {
  expect(contrastPairs().filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
});
