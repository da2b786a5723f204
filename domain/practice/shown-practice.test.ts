import { expect, it } from 'vitest';
import { partPractice } from './shown-practice.ts';
import { PRACTICE } from '../../tests/support/site-content.ts';

it('what letters alone say is loaded with no page', () => {
  const weCancel = 'We give it back.';
  const { shown } = partPractice({ ...PRACTICE, booking: { ...PRACTICE.booking, weCancel } });
  expect(shown.booking.firm).toBe(PRACTICE.booking.firm);
  expect(JSON.stringify(shown)).not.toContain(weCancel);
});
