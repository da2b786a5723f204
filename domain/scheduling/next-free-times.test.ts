import { describe, expect, it } from 'vitest';
import { nextFreeTimes } from './next-free-times.ts';

const slotAt = (startsAt: string) => ({ startsAt, endsAt: startsAt });
const MONDAY_8 = slotAt('2026-11-23T08:00:00-05:00');
const MONDAY_9 = slotAt('2026-11-23T09:00:00-05:00');
const TUESDAY_1 = slotAt('2026-11-24T13:00:00-05:00');
const FRIDAY_10 = slotAt('2026-11-27T10:00:00-05:00');
const NEXT_MONDAY = slotAt('2026-11-30T08:00:00-05:00');
/** The clocks go back on November 1. */
const SUMMER = slotAt('2026-10-30T17:00:00-04:00');
const WINTER = slotAt('2026-11-02T08:00:00-05:00');

describe('the next free times', () => {
  it.each([
    ['none', [], []],
    ['one a day', [MONDAY_8, MONDAY_9, TUESDAY_1], [MONDAY_8, TUESDAY_1]],
    [
      'three at most',
      [MONDAY_8, TUESDAY_1, FRIDAY_10, NEXT_MONDAY],
      [MONDAY_8, TUESDAY_1, FRIDAY_10],
    ],
    ['in their order', [FRIDAY_10, MONDAY_9, MONDAY_8], [MONDAY_8, FRIDAY_10]],
    ['over the change of the clocks', [WINTER, SUMMER], [SUMMER, WINTER]],
  ])('%s', (_, slots, next) => {
    expect(nextFreeTimes(slots, 3)).toEqual(next);
  });
});
