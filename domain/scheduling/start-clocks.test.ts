import { expect, it } from 'vitest';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';
import { halfHours, startClocks } from './start-clocks.ts';

it('has every half-hour of the working day at which a visit of some length may begin', () => {
  const rules = { week: evenWeek('08:00', '13:30') };
  expect(halfHours(rules)).toHaveLength(11);
  const clocks = startClocks(rules, 90);
  expect([clocks.length, clocks[0], clocks.at(-1)]).toEqual([9, '08:00', '12:00']);
});

it('goes from the earliest opening to the latest closing of an unequal week, where some day holds the visit', () => {
  const rules = { week: UNEQUAL_WEEK };
  expect([halfHours(rules)[0], halfHours(rules).at(-1)]).toEqual(['08:00', '18:30']);
  expect(startClocks(rules, 90).at(-1)).toBe('17:30');
  const apart = {
    week: [
      { opens: '08:00', closes: '09:00' },
      { opens: '14:00', closes: '15:00' },
    ],
  };
  expect(startClocks(apart, 60)).toEqual(['08:00', '14:00']);
});
