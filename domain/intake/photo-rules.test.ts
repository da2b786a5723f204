import { expect, it } from 'vitest';
import { sayLeftOut } from './photo-rules.ts';

it.each([
  [1, 'one was left out.'],
  [2, 'two were left out.'],
  [9, 'nine were left out.'],
  [14, '14 were left out.'],
])('says of %i photos too many how many were left out', (count, ending) => {
  expect(sayLeftOut(count)).toBe(`Six photos are the most. The first six are kept; ${ending}`);
});
