import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canReschedule, hasBegun, rescheduleUntil } from './change-rules.ts';

describe('24 hours’ notice', () => {
  it.each([
    ['on any day', '2027-03-10T10:00:00-05:00', '2027-03-09T10:00:00-05:00'],
    ['over a weekend', '2027-03-08T08:00:00-05:00', '2027-03-07T08:00:00-05:00'],
    // The clocks go forward on Sunday at 2: by the wall it is 25 hours, and 24 have passed.
    ['over the day of 23 hours', '2027-03-14T10:00:00-04:00', '2027-03-13T09:00:00-05:00'],
    ['on the Monday after it', '2027-03-15T08:00:00-04:00', '2027-03-14T08:00:00-04:00'],
    ['over the day of 25 hours', '2027-11-07T10:00:00-05:00', '2027-11-06T11:00:00-04:00'],
    ['on the Monday after it', '2027-11-08T08:00:00-05:00', '2027-11-07T08:00:00-05:00'],
    ['over the end of a year', '2027-01-01T09:00:00-05:00', '2026-12-31T09:00:00-05:00'],
  ])('%s: %s may be moved until %s', (_case, startsAt, until) => {
    const untilMs = Date.parse(until);
    expect(rescheduleUntil(startsAt).getTime()).toBe(untilMs);
    expect(canReschedule(startsAt, new Date(untilMs))).toBe(true);
    expect(canReschedule(startsAt, new Date(untilMs + 1))).toBe(false);
  });

  it('an appointment that can be moved has not begun', () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
    fc.assert(
      fc.property(moment, moment, (start, now) => {
        const startsAt = start.toISOString();
        expect(canReschedule(startsAt, now) && hasBegun(startsAt, now)).toBe(false);
      }),
    );
  });
});

it('an appointment has begun from its first moment on', () => {
  const startsAt = '2027-03-15T08:00:00-04:00';
  const startMs = Date.parse(startsAt);
  expect([startMs - 1, startMs].map((ms) => hasBegun(startsAt, new Date(ms)))).toEqual([
    false,
    true,
  ]);
});
