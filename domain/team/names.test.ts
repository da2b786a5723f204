import { expect, it } from 'vitest';
import { firstNameOf, joinNames, namePartsOf } from './names.ts';

it.each([
  ['Isolde Fennimarch-Oye, DMD, MS', 'Isolde Fennimarch-Oye', 'DMD, MS', 'Isolde'],
  ['Juniper Okonwald, RDA', 'Juniper Okonwald', 'RDA', 'Juniper'],
  ['Bramwell  Costigliandre', 'Bramwell  Costigliandre', '', 'Bramwell'],
  ['Prince', 'Prince', '', 'Prince'],
])('%s', (written, name, letters, first) => {
  expect(namePartsOf(written)).toEqual({ name, letters });
  expect(firstNameOf(written)).toBe(first);
});

it.each([
  [[], 'and', ''],
  [['A'], 'or', 'A'],
  [['A', 'B'], 'or', 'A or B'],
  [['A', 'B', 'C'], 'and', 'A, B and C'],
] as const)('%j with %s', (names, word, joined) => {
  expect(joinNames(names, word)).toBe(joined);
});
