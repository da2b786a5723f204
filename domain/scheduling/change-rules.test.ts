import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockPlus } from '../practice/clock-plus.ts';
import { addDays } from '../practice/practice-clock.ts';
import { momentOnWall } from '../practice/wall-moment.ts';
import { canReschedule, hasBegun, NOTICE_HOURS, rescheduleUntil } from './change-rules.ts';
import { remindersOf } from './reminder-times.ts';

const ZONE = 'America/New_York';

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
    expect(rescheduleUntil(startsAt, 24).getTime()).toBe(untilMs);
    expect(canReschedule(startsAt, 24, new Date(untilMs))).toBe(true);
    expect(canReschedule(startsAt, 24, new Date(untilMs + 1))).toBe(false);
  });

  it('an appointment that can be moved has not begun', () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
    fc.assert(
      fc.property(moment, moment, (start, now) => {
        const startsAt = start.toISOString();
        expect(canReschedule(startsAt, NOTICE_HOURS.least, now) && hasBegun(startsAt, now)).toBe(
          false,
        );
      }),
    );
  });
});

it.each([
  [24, '2027-03-14T08:00:00-04:00'],
  [36, '2027-03-13T19:00:00-05:00'],
])('%i hours are as many that pass, whatever the practice asks for', (hours, until) => {
  expect(rescheduleUntil('2027-03-15T08:00:00-04:00', hours)).toEqual(new Date(until));
});

describe('reminders say of moving a visit what is so, whatever notice the practice may ask for', () => {
  const notice = fc.integer({ min: NOTICE_HOURS.least, max: NOTICE_HOURS.most });
  const start = fc.record({
    day: fc.integer({ min: 0, max: 729 }).map((ahead) => addDays('2027-01-01', ahead)),
    minutes: fc.integer({ min: 12, max: 40 }).map((halfHour) => halfHour * 30),
  });

  it('the first while it can be moved, the last when it cannot', () => {
    fc.assert(
      fc.property(notice, start, (hours, { day, minutes }) => {
        const begins = momentOnWall(day, clockPlus('00:00', minutes), ZONE).toISOString();
        const sent = remindersOf(begins, ZONE, new Date(0));
        expect(sent.map(({ sendAt }) => canReschedule(begins, hours, sendAt))).toEqual([
          true,
          false,
        ]);
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
