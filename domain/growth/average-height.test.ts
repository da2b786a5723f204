import { describe, expect, it } from 'vitest';
import { LAST_MONTH } from './ages.ts';
import { averageHeight, sayHeight } from './average-height.ts';
import { valueAt } from './value-at.ts';

describe('averageHeight', () => {
  it.each([
    [0, 19.5],
    [6, 24.5],
    [12, 29.5],
    [36, 37.5],
    [54, 41.5],
    [108, 52.5],
    [192, 66],
    [240, 66],
  ])('at %i months: %f inches', (ageMonths, inches) => {
    expect(averageHeight(ageMonths)).toBe(inches);
  });

  it('grows with every month', () => {
    for (let month = 1; month <= LAST_MONTH; month += 1) {
      expect(averageHeight(month)).toBeGreaterThan(averageHeight(month - 1));
    }
  });
});

describe('sayHeight', () => {
  it.each([
    [19.5, '1 ft 8 in'],
    [35.6, '3 ft'],
    [41.5, '3 ft 6 in'],
    [59.4, '4 ft 11 in'],
    [59.6, '5 ft'],
  ])('%f inches: %s', (inches, words) => {
    expect(sayHeight(inches)).toBe(words);
  });
});

describe('valueAt', () => {
  it('knows nothing before the first age', () => {
    expect(() => valueAt([[12, 1]], 11)).toThrow(RangeError);
  });
});
