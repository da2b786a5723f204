import { expect, it } from 'vitest';
import { pricesSchema } from './practice-schema.ts';

const PRICES = {
  consultationFee: '$250',
  monthlyPlan: { downDollars: 500, payments: 36, paymentDollars: 150, aprPercent: 0 },
  monthsOffered: { least: 6, most: 36 },
};
const isInOrder = (change: object) => pricesSchema.safeParse({ ...PRICES, ...change }).success;

it('takes prices that the payment estimator can begin with', () => {
  expect(isInOrder({})).toBe(true);
  expect(isInOrder({ consultationFee: '$1,250.50' })).toBe(true);
});

it.each([
  ['a fee without its sign', { consultationFee: '250' }],
  ['a fee in words', { consultationFee: '$ on request' }],
  ['a fee of nothing', { consultationFee: '$0' }],
  ['months of which the most is not more', { monthsOffered: { least: 36, most: 36 } }],
  ['fewer months than the plan has payments', { monthsOffered: { least: 6, most: 24 } }],
  ['more months than the plan has payments', { monthsOffered: { least: 48, most: 60 } }],
])('refuses %s', (_, change) => {
  expect(isInOrder(change)).toBe(false);
});
