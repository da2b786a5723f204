import { describe, expect, it } from 'vitest';
import { sayMonthly, sayTerms, totalDollars } from './monthly-plan.ts';
import { monthlyPlanSchema } from './practice-schema.ts';

const PLAN = { downDollars: 500, payments: 36, paymentDollars: 150, aprPercent: 0 };

describe('a plan of monthly payments', () => {
  it('comes to what is paid down and every payment: 500 + 36 × 150 = 5,900', () => {
    expect(totalDollars(PLAN)).toBe(5900);
  });

  it('is said with all its terms', () => {
    expect(sayMonthly(PLAN)).toBe('$150 per month');
    expect(sayTerms(PLAN)).toBe('$500 down, 36 monthly payments of $150, 0% APR, $5,900 in total');
  });

  it.each([
    ['no payments', { payments: 0 }],
    ['half a payment', { payments: 1.5 }],
    ['nothing to pay', { paymentDollars: 0 }],
    ['a rate below none', { aprPercent: -1 }],
    ['interest, which the payment estimator does not reckon', { aprPercent: 4.9 }],
  ])('has not %s', (_, change) => {
    expect(monthlyPlanSchema.safeParse({ ...PLAN, ...change }).success).toBe(false);
  });
});
