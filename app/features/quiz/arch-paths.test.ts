import { expect, test } from 'vitest';
import { arch, facetedArch, scallopedArch } from './arch-paths.ts';

test.each([
  ['plain', arch(286)],
  ['faceted', facetedArch(286, 9)],
  ['scalloped', scallopedArch(286, 17)],
])('the %s arch stands on two legs of the same length', (_, path) => {
  expect(path.startsWith('M-286 100')).toBe(true);
  expect(path).toMatch(/(L286 |V)100$/);
  expect(path).not.toMatch(/NaN|e-/);
});

test('facets and scallops are as many as asked for', () => {
  expect(facetedArch(286, 9).match(/L/g)).toHaveLength(9 + 2);
  expect(scallopedArch(286, 17).match(/A/g)).toHaveLength(17);
});
