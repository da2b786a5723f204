import { expect, it } from 'vitest';
import { shareOut } from '../../../domain/payment/payment-shares.ts';
import { PRACTICE } from '../../../tests/support/site-content.ts';
import { exampleEntries, linesOf } from './ledger-entries.ts';

const { prices } = PRACTICE;
const example = exampleEntries(prices);

it('begins with the terms that the practice states', () => {
  const { downDollars, payments, paymentDollars } = prices.monthlyPlan;
  expect(shareOut(linesOf(example, prices))).toMatchObject({
    planCents: 0,
    downCents: downDollars * 100,
    payments,
    eachCents: paymentDollars * 100,
    lastCents: paymentDollars * 100,
  });
});

it('reads what somebody writes, and counts as nothing what it cannot read', () => {
  const plan = { consultationFee: '$275.50' };
  expect(
    linesOf(
      { ...example, fee: '$6,000', maximum: 'many', hsa: '', down: '500.50', percent: 25 },
      plan,
    ),
  ).toEqual({
    feeCents: 600_000,
    maximumCents: 0,
    percent: 25,
    hsaCents: 0,
    creditCents: 0,
    downCents: 50_050,
    months: example.months,
  });
  expect(linesOf({ ...example, isConsultationPaid: true }, plan).creditCents).toBe(27_550);
});
