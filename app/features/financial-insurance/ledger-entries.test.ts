import { expect, it } from 'vitest';
import { shareOut } from '../../../domain/payment/payment-shares.ts';
import { PRACTICE } from '../../../tests/support/site-content.ts';
import { changeEntries, exampleEntries, linesOf } from './ledger-entries.ts';

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

it('takes the example out of the sum with the first figure of one’s own, and nothing that the visitor wrote', () => {
  const own = changeEntries(example, { fee: '8000' }, prices);
  expect(own).toEqual({ ...example, fee: '8000', isExample: false, down: '0' });
  const down = changeEntries(own, { down: example.down }, prices);
  expect(changeEntries(down, { fee: '8100' }, prices).down).toBe(example.down);
  const downFirst = changeEntries(example, { down: '750' }, prices);
  expect(downFirst.isExample).toBe(true);
  expect(changeEntries(downFirst, { fee: '' }, prices)).toMatchObject({ fee: '', down: '750' });
});

it('keeps the example as long as its fee stands there as it was', () => {
  const touched = changeEntries(example, { maximum: '1500', fee: example.fee }, prices);
  expect(touched).toEqual({ ...example, maximum: '1500' });
});
