import { describe, expect, it } from 'vitest';
import { amountOf, inDollars, stillToPay, type EstimateLine } from './estimate.ts';

const aligners: EstimateLine = { item: 'Aligners', dollars: 4900 };
const bonding: EstimateLine = { item: 'Bonding', dollars: 500 };
const retainers: EstimateLine = { item: 'Retainers', words: 'included' };
const fee: EstimateLine = { item: 'Fee', credit: 250 };

describe('what is still to pay', () => {
  it.each([
    [[aligners, bonding, retainers, fee], 5150],
    [[bonding, bonding, fee], 750],
    [[retainers], 0],
    [[], 0],
  ])('is the sum of the amounts less what is credited (%#)', (lines, sum) => {
    expect(stillToPay(lines)).toBe(sum);
  });
});

it.each([
  [0, '$0'],
  [250, '$250'],
  [5150, '$5,150'],
  [123_456, '$123,456'],
  [1_000_000, '$1,000,000'],
])('%i dollars are written %s', (dollars, words) => {
  expect(inDollars(dollars)).toBe(words);
});

it.each([
  [aligners, '$4,900'],
  [retainers, 'included'],
  [fee, '− $250'],
])('a line says its amount, its words, or what is taken off (%#)', (line, words) => {
  expect(amountOf(line)).toBe(words);
});
