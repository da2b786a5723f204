import { expect, it } from 'vitest';
import { feeIfMissed, feeRule, feeWhenCancelled } from './policy-words.ts';

const FEE = {
  charged: 'charged at booking',
  credit: 'credited in full',
  refund: 'refunded on request',
  refundUntil: 'until the day before',
  otherwise: 'kept',
} as const;
const POLICIES = {
  noShow: 'A missed visit costs nothing.',
  cosmetic: '',
  area: '',
  noticeHours: 24,
};

it.each([
  [
    'back',
    'refunded on request',
    'The fee is credited in full. It is refunded on request until the day before, or after a missed one; otherwise it is kept.',
  ],
  [
    'kept',
    'kept',
    'The fee is credited in full. It is refunded on request until the day before; otherwise it is kept.',
  ],
] as const)('where the fee of a missed visit is %s, the rules say so', (missed, becomes, rule) => {
  const policies = { ...POLICIES, fee: { ...FEE, missed } };
  expect(feeRule(policies)).toBe(rule);
  expect(feeWhenCancelled(policies)).toBe(
    'If you have paid the fee, it is refunded on request until the day before.',
  );
  expect(feeIfMissed(policies)).toBe(
    `If you missed a Smile Blueprint and have paid its fee, it is ${becomes}.`,
  );
});
