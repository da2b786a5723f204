import { describe, expect, it } from 'vitest';
import { rootOf, wordsIn } from './search-words.ts';

describe('what the forms of a word have in common', () => {
  it.each([
    ['Braces', 'brace'],
    ['brace', 'brace'],
    ['fees', 'fee'],
    ['cavities', 'cavity'],
    ['missed', 'miss'],
    ['swelling', 'swell'],
    ["child's", 'child'],
    ['child’s', 'child'],
    ['café', 'cafe'],
    // What only looks like an ending.
    ['bring', 'bring'],
    ['need', 'need'],
    ['loss', 'loss'],
    ['plus', 'plus'],
    ['gas', 'gas'],
    ['bed', 'bed'],
    ['HSA', 'hsa'],
    ['24', '24'],
  ])('%s: %s', (word, root) => {
    expect(rootOf(word)).toBe(root);
    expect(rootOf(root)).toBe(root);
  });
});

it('finds the words of a text where they stand', () => {
  expect(wordsIn('A child’s X-ray, $250.')).toEqual([
    { word: 'A', start: 0 },
    { word: 'child’s', start: 2 },
    { word: 'X', start: 10 },
    { word: 'ray', start: 12 },
    { word: '250', start: 18 },
  ]);
  expect(wordsIn(' … ')).toEqual([]);
});
