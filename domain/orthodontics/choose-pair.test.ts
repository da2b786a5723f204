import { describe, expect, it } from 'vitest';
import { choosePair } from './choose-pair.ts';

describe('a pair of columns', () => {
  it.each([
    ['the first gives way to the left', [1, 2], 1, 1, [0, 1]],
    ['the second gives way to the right', [0, 1], 0, 1, [1, 2]],
    ['the second alone changes', [0, 1], 1, 2, [0, 2]],
    ['the first alone changes', [0, 2], 0, 1, [1, 2]],
    ['the same stays', [0, 2], 0, 0, [0, 2]],
  ] as const)('%s', (_, pair, side, column, chosen) => {
    expect(choosePair(pair, side, column)).toEqual(chosen);
  });
});
