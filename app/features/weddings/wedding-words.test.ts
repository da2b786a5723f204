import { expect, it } from 'vitest';
import { isFar, sayBefore, sayFits, sayMark, sayMore } from './wedding-words.ts';

const FITS = {
  fits: { one: 'One fits', more: '{count} fit', all: 'All {count} fit.' },
  tight: { one: 'one only just', more: '{count} only just' },
  late: { one: 'one does not.', more: '{count} do not.' },
};
const MORE = {
  moreMonth: 'one month more',
  moreMonths: '{count} months more',
  moreYears: '{count} years more',
};
const LAST = { days: 'The last days', week: 'The last week' };

it.each([
  [10, 0, 0, 'All ten fit.'],
  [9, 0, 1, 'Nine fit, one does not.'],
  [3, 0, 7, 'Three fit, seven do not.'],
  [1, 0, 9, 'One fits, nine do not.'],
  [6, 1, 4, 'Six fit, one only just, four do not.'],
  [9, 2, 0, 'Nine fit, two only just.'],
  [0, 0, 10, ''],
])('%i that fit, %i only just, %i not', (fits, tight, late, said) => {
  expect(sayFits(FITS, { fits, tight, late })).toBe(said);
});

it.each([
  [-3, ''],
  [0, ''],
  [1, 'one month more'],
  [5, '5 months more'],
  [23, '23 months more'],
  [24, '2 years more'],
  [101, '8 years more'],
  [95_000, '7,917 years more'],
])('%i months farther than the ribbon', (months, said) => {
  expect(sayMore(MORE, months)).toBe(said);
});

it.each([
  [{ weeks: 0 }, 'The last days', '0 weeks'],
  [{ weeks: 1 }, 'The last week', '1 week'],
  [{ weeks: 13 }, '13 weeks before', '13 weeks'],
  [{ months: 4 }, '4 months before', '4 months'],
] as const)('%o', (before, said, mark) => {
  expect(sayBefore(before, LAST)).toBe(said);
  expect(sayMark(before)).toBe(mark);
});

it('asks about the year from ten years on', () => {
  expect([119, 120].map(isFar)).toEqual([false, true]);
});
