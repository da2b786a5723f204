import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { epochOf, readDuration, readMoment, zoneOf } from './calendar-moment.ts';

describe('a moment', () => {
  it.each([
    ['20270314T013000', '2027-03-14T01:30:00-05:00'],
    ['20270314T033000', '2027-03-14T03:30:00-04:00'],
    ['20271107T003000', '2027-11-07T00:30:00-04:00'],
    ['20271107T033000', '2027-11-07T03:30:00-05:00'],
    ['20270314', '2027-03-14T00:00:00-05:00'],
    ['20271108', '2027-11-08T00:00:00-05:00'],
    ['20270314T013000Z', '2027-03-14T01:30:00Z'],
  ])('%s on the wall in New York is %s', (text, expected) => {
    const moment = readMoment(text, 'America/New_York');
    expect(moment && epochOf(moment)).toBe(Date.parse(expected));
  });

  it('is what its zone says, in any zone and on any day', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'];
    const minutes = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 20_000 }),
        minutes,
        (zone, days, minute) => {
          const day = Temporal.PlainDate.from('1990-01-01').add({ days });
          const clock = Temporal.PlainTime.from('00:00').add({ minutes: minute });
          expect(epochOf({ day, clock, zone })).toBe(
            day.toZonedDateTime({ timeZone: zone, plainTime: clock }).epochMilliseconds,
          );
        },
      ),
    );
  });

  it.each(['', '2027-03-14', '20270230', '20270314T25', '20270314T250000', '20270314T1000'])(
    'is none: %s',
    (text) => expect(readMoment(text, 'UTC')).toBeUndefined(),
  );
});

it.each([
  ['PT45M', { days: 0, ms: 2_700_000 }],
  ['P1DT2H', { days: 1, ms: 7_200_000 }],
  ['P2W', { days: 14, ms: 0 }],
  ['-PT1H', undefined],
  ['P', undefined],
  ['PT', undefined],
  ['1H', undefined],
])('the duration %s', (text, expected) => expect(readDuration(text)).toEqual(expected));

it.each([
  ['America/New_York', 'America/New_York'],
  ['Eastern Standard Time', 'America/New_York'],
  ['/mozilla.org/20050126_1/America/Indiana/Indianapolis', 'America/Indiana/Indianapolis'],
  ['Customized Time Zone', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['+05:00', undefined],
  ['', undefined],
])('the zone %s', (name, expected) => expect(zoneOf(name)).toBe(expected));
