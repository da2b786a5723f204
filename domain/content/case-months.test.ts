import { describe, expect, it } from 'vitest';
import { monthsOf, scaleMonths } from './case-months.ts';

describe('the months of a length', () => {
  it.each([
    ['18 to 30 months in all', { from: 18, to: 30 }],
    ['6 to 12 months in a growing child, longer in adults', { from: 6, to: 12 }],
    ['2 to 4 visits over 1 to 3 months', { from: 1, to: 3 }],
    ['2 to 6 weeks for whitening', { from: 0.5, to: 1.5 }],
    ['2 years', { from: 24, to: 24 }],
    ['14 months', { from: 14, to: 14 }],
    ['1 visit, then 2 to 3 months of healing', { from: 0, to: 3 }],
    ['1 procedure, then 3 to 6 months of healing', { from: 0, to: 6 }],
    ['1 visit for bonding, 2 to 3 for a veneer', { from: 0, to: 0 }],
    ['1 to 3 visits, after any moving', { from: 0, to: 0 }],
    ['as long as it takes', undefined],
    ['some months', undefined],
  ])('"%s"', (length, months) => {
    expect(monthsOf(length)).toEqual(months);
  });
});

describe('the scale of all lengths', () => {
  it.each([
    [[], 30],
    [['2 to 6 weeks', '1 visit'], 30],
    [['18 to 30 months'], 30],
    [['31 months'], 36],
    [['3 years'], 36],
  ])('%j ends at %i months', (lengths, end) => {
    expect(scaleMonths(lengths)).toBe(end);
  });
});
