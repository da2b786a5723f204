import { expect, it } from 'vitest';
import { feeRule, feeWhenCancelled } from './policy-words.ts';

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
    'The fee is credited in full. It is refunded on request until the day before, or after a missed one; otherwise it is kept.',
  ],
  [
    'kept',
    'The fee is credited in full. It is refunded on request until the day before; otherwise it is kept.',
  ],
] as const)('where the fee of a missed visit is %s, the rule says so', (missed, rule) => {
  const policies = { ...POLICIES, fee: { ...FEE, missed } };
  expect(feeRule(policies)).toBe(rule);
  expect(feeWhenCancelled(policies)).toContain('it is refunded on request until the day before');
});
