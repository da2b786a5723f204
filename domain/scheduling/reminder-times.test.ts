import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remindersOf } from './reminder-times.ts';

const NEW_YORK = 'America/New_York';
const LONG_BEFORE = new Date('2026-12-01T12:00:00Z');

describe('an appointment', () => {
  it.each([
    [
      'on any day',
      '2027-03-10T10:00:00-05:00',
      '2027-03-08T10:00:00-05:00',
      '2027-03-10T07:00:00-05:00',
    ],
    [
      'of the afternoon',
      '2027-03-10T16:30:00-05:00',
      '2027-03-08T16:30:00-05:00',
      '2027-03-10T13:30:00-05:00',
    ],
    [
      'at eight: five in the morning is night',
      '2027-03-10T08:00:00-05:00',
      '2027-03-08T08:00:00-05:00',
      '2027-03-09T18:00:00-05:00',
    ],
    [
      'at half past nine, half an hour too early for the morning',
      '2027-03-10T09:30:00-05:00',
      '2027-03-08T09:30:00-05:00',
      '2027-03-09T18:00:00-05:00',
    ],
    [
      'whose three hours lie before midnight',
      '2027-03-10T02:00:00-05:00',
      '2027-03-08T02:00:00-05:00',
      '2027-03-09T18:00:00-05:00',
    ],
    [
      'on the Monday after the day of 23 hours: the same clock, 47 hours before',
      '2027-03-15T10:00:00-04:00',
      '2027-03-13T10:00:00-05:00',
      '2027-03-15T07:00:00-04:00',
    ],
    [
      'on the day of 23 hours: of three hours that pass none is left out',
      '2027-03-14T11:00:00-04:00',
      '2027-03-12T11:00:00-05:00',
      '2027-03-14T08:00:00-04:00',
    ],
    [
      'on the Monday after the day of 25 hours',
      '2027-11-08T08:00:00-05:00',
      '2027-11-06T08:00:00-04:00',
      '2027-11-07T18:00:00-05:00',
    ],
    [
      'two days after the leap day',
      '2028-03-02T12:00:00-05:00',
      '2028-02-29T12:00:00-05:00',
      '2028-03-02T09:00:00-05:00',
    ],
    [
      'over the end of a year',
      '2027-01-01T09:00:00-05:00',
      '2026-12-30T09:00:00-05:00',
      '2026-12-31T18:00:00-05:00',
    ],
  ])('%s', (_, startsAt, first, last) => {
    expect(remindersOf(startsAt, NEW_YORK, LONG_BEFORE)).toEqual([
      { reminder: 'first', sendAt: new Date(first), until: new Date(last) },
      { reminder: 'last', sendAt: new Date(last), until: new Date(startsAt) },
    ]);
  });

  it.each([
    ['five days before', '2027-03-05T12:00:00-05:00', ['first', 'last']],
    ['an hour before the first would come', '2027-03-08T13:00:00-05:00', ['last']],
    ['the day before', '2027-03-09T12:00:00-05:00', ['last']],
    ['within the hour before the last', '2027-03-10T10:01:00-05:00', []],
    ['an hour before it begins', '2027-03-10T13:00:00-05:00', []],
  ])('that is made %s has what is still to come', (_, madeAt, expected) => {
    const planned = remindersOf('2027-03-10T14:00:00-05:00', NEW_YORK, new Date(madeAt));
    expect(planned.map(({ reminder }) => reminder)).toEqual(expected);
  });
});

it('none comes by night, after it is of use, or after the appointment has begun', () => {
  const halfHours = fc.integer({ min: 0, max: 2 * 24 * 800 });
  fc.assert(
    fc.property(halfHours, (count) => {
      const startMs = Date.parse('2027-01-01T05:00:00Z') + count * 30 * 60_000;
      const startsAt = new Date(startMs).toISOString();
      const [first, last] = remindersOf(startsAt, NEW_YORK, LONG_BEFORE);
      const hour = Number(
        new Intl.DateTimeFormat('en-US', {
          timeZone: NEW_YORK,
          hourCycle: 'h23',
          hour: 'numeric',
        }).format(last?.sendAt),
      );
      expect(hour).toBeGreaterThanOrEqual(7);
      expect(first?.sendAt.getTime()).toBeLessThan(last?.sendAt.getTime() ?? 0);
      expect(startMs - (last?.sendAt.getTime() ?? 0)).toBeGreaterThanOrEqual(3 * 3_600_000);
    }),
  );
});
