import { expect, it } from 'vitest';
import { partPractice } from './shown-practice.ts';
import { PRACTICE } from '../../tests/support/site-content.ts';

it('what the build or the letters say in sentences is loaded with no page', () => {
  const weCancel = 'We give it back.';
  const { shown } = partPractice({ ...PRACTICE, booking: { ...PRACTICE.booking, weCancel } });
  const text = JSON.stringify(shown);
  const { booking, bring, policies } = PRACTICE;
  for (const sentence of [weCancel, booking.firm, policies.fee.credit, ...bring])
    expect(text).not.toContain(sentence);
  expect(shown.noticeHours).toBe(policies.noticeHours);
});
