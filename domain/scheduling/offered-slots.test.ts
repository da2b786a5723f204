import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_NAMES, EVENT_TYPES, HORIZON_DAYS } from './event-types.ts';
import {
  findOfferedSlot,
  isCalendarDay,
  offeredSlots,
  practiceDay,
  startOf,
} from './offered-slots.ts';
import type { OpeningRules } from './slot.ts';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';

const RULES: OpeningRules = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-12-25', '2027-05-31'],
};
/** A Monday, before the practice opens. */
const MONDAY = new Date('2027-03-08T06:00:00-05:00');

const startsOn = (day: string, now: Date, event = EVENT_NAMES[0] as (typeof EVENT_NAMES)[number]) =>
  offeredSlots(RULES, event, { from: day, days: 1 }, now).map((slot) => slot.startsAt);

describe('a day of slots', () => {
  it('fills the opening hours, each slot whole within them', () => {
    const starts = startsOn('2027-03-10', MONDAY);
    expect(starts).toHaveLength(20);
    expect(starts[0]).toBe('2027-03-10T08:00:00-05:00');
    expect(starts.at(-1)).toBe('2027-03-10T17:30:00-05:00');
    expect(startsOn('2027-03-10', MONDAY, 'smile-blueprint').at(-1)).toBe(
      '2027-03-10T16:30:00-05:00',
    );
  });

  it.each([
    ['a Saturday', '2027-03-13'],
    ['a Sunday', '2027-03-14'],
    ['a closure', '2027-05-31'],
    ['yesterday', '2027-03-07'],
    ['a day beyond the horizon', '2027-05-10'],
  ])('is empty on %s', (_case, day) => {
    const now = day === '2027-05-31' ? new Date('2027-05-20T12:00:00Z') : MONDAY;
    expect(startsOn(day, now)).toEqual([]);
  });

  it.each([
    ['a late Monday', '2027-03-15', '10:00:00-04:00', '18:30:00-04:00'],
    ['a short Tuesday', '2027-03-16', '09:00:00-04:00', '16:30:00-04:00'],
    ['a closed Wednesday', '2027-03-17', undefined, undefined],
    ['a Saturday with hours', '2027-03-20', '09:00:00-04:00', '12:30:00-04:00'],
    ['a Sunday by appointment', '2027-03-21', undefined, undefined],
  ])('follows the hours of its own weekday: %s', (_case, day, first, last) => {
    const rules = { ...RULES, week: UNEQUAL_WEEK };
    const slots = offeredSlots(rules, 'virtual-consult', { from: day, days: 1 }, MONDAY);
    const starts = slots.map((slot) => slot.startsAt);
    expect([starts[0], starts.at(-1)]).toEqual(
      [first, last].map((time) => time && `${day}T${time}`),
    );
  });

  it('has the last day of the horizon, and not the next', () => {
    expect(startsOn('2027-05-07', MONDAY)).not.toEqual([]);
    expect(HORIZON_DAYS).toBe(60);
  });
});

describe('notice, counted in opening hours', () => {
  it.each([
    ['before opening', '2027-03-08T06:00:00-05:00', '2027-03-08T12:00:00-05:00'],
    ['within the day', '2027-03-08T09:10:00-05:00', '2027-03-08T13:30:00-05:00'],
    ['late on Friday', '2027-03-12T17:00:00-05:00', '2027-03-15T11:00:00-04:00'],
    ['on Sunday night', '2027-03-14T23:00:00-04:00', '2027-03-15T12:00:00-04:00'],
    ['before Christmas', '2026-12-24T17:30:00-05:00', '2026-12-28T11:30:00-05:00'],
  ])('%s', (_case, now, first) => {
    const range = { from: now.slice(0, 10), days: 7 };
    const [slot] = offeredSlots(RULES, 'virtual-consult', range, new Date(now));
    expect(slot?.startsAt).toBe(first);
  });

  it('asks a whole working day for the 90 minutes', () => {
    const [slot] = offeredSlots(RULES, 'smile-blueprint', { from: '2027-03-08', days: 7 }, MONDAY);
    expect(slot?.startsAt).toBe('2027-03-09T08:00:00-05:00');
  });
});

describe('daylight saving', () => {
  it.each([
    ['spring', '2027-03-12', '2027-03-15', '08:00:00-05:00', '08:00:00-04:00'],
    ['autumn', '2027-11-05', '2027-11-08', '08:00:00-04:00', '08:00:00-05:00'],
  ])('in %s keeps the clock on the wall', (_season, before, after, first, second) => {
    const now = new Date(Date.parse(`${before}T12:00:00Z`) - 4 * 86_400_000);
    expect(startsOn(before, now)[0]).toBe(`${before}T${first}`);
    expect(startsOn(after, now)[0]).toBe(`${after}T${second}`);
  });

  it('leaves the gap out of a practice that opens through it', () => {
    // In Cairo clocks change on a Friday at midnight: 2027-04-30 has no first hour.
    const rules = {
      timeZone: 'Africa/Cairo',
      week: evenWeek('00:00', '03:00'),
      closures: [],
    };
    const now = new Date('2027-04-20T10:00:00Z');
    const slots = offeredSlots(rules, 'virtual-consult', { from: '2027-04-30', days: 1 }, now);
    expect(slots.map((slot) => slot.startsAt.slice(11))).toEqual([
      '01:00:00+03:00',
      '01:30:00+03:00',
      '02:00:00+03:00',
      '02:30:00+03:00',
    ]);
  });
});

describe('findOfferedSlot', () => {
  it('finds a slot by its start alone, with its end', () => {
    expect(findOfferedSlot(RULES, 'smile-blueprint', '2027-03-10T08:30:00-05:00', MONDAY)).toEqual({
      startsAt: '2027-03-10T08:30:00-05:00',
      endsAt: '2027-03-10T10:00:00-05:00',
    });
  });

  it.each([
    ['44 a day that does not exist', '2027-02-30T08:00:00-05:00'],
    ['45 a time in the gap', '2027-03-14T02:30:00-05:00'],
    ['46 the past', '2027-03-05T08:00:00-05:00'],
    ['47 before hours', '2027-03-10T07:30:00-05:00'],
    ['47 after hours', '2027-03-10T17:00:00-05:00'],
    ['48 the other season’s offset', '2027-03-10T08:00:00-04:00'],
    ['48 another zone’s writing of an offered moment', '2027-03-10T13:00:00+00:00'],
    ['49 between two slots', '2027-03-10T08:15:00-05:00'],
    ['49 fractions of a second', '2027-03-10T08:00:00.5-05:00'],
    ['an empty text', ''],
    ['words', 'tomorrow at eight'],
  ])('finds nothing for %s', (_case, startsAt) => {
    expect(findOfferedSlot(RULES, 'smile-blueprint', startsAt, MONDAY)).toBeUndefined();
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findOfferedSlot(RULES, 'virtual-consult', text, MONDAY)).toBeUndefined();
      }),
    );
  });
});

it('startOf gives a wall time its moment, and refuses those that are none or two', () => {
  expect(startOf(RULES, '2027-03-15', '08:00')).toBe('2027-03-15T08:00:00-04:00');
  expect(startOf(RULES, '2027-03-14', '02:30')).toBe('');
  expect(startOf(RULES, '2027-11-07', '01:30')).toBe('');
  expect(startOf(RULES, '2027-02-30', '08:00')).toBe('');
  expect(startOf(RULES, '2027-03-15', '8')).toBe('');
});

it('the practice’s day is New York’s', () => {
  expect(practiceDay(RULES, new Date('2027-03-10T04:59:00Z'))).toBe('2027-03-09');
  expect([isCalendarDay('2028-02-29'), isCalendarDay('2027-02-29')]).toEqual([true, false]);
});

describe('whenever the visitor looks', () => {
  const moments = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('every slot is on a weekday, in the hours on the wall, of its length, ahead of now, and found again', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...EVENT_NAMES), (now, event) => {
        const from = practiceDay(RULES, now);
        const slots = offeredSlots(RULES, event, { from, days: 10 }, now);
        expect(slots.length).toBeGreaterThan(0);
        for (const { startsAt, endsAt } of slots) {
          const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
          expect(minutes).toBe(EVENT_TYPES[event].durationMinutes);
          expect(Date.parse(startsAt)).toBeGreaterThan(now.getTime());
          expect(startsAt.slice(11, 16) >= '08:00' && endsAt.slice(11, 16) <= '18:00').toBe(true);
          const weekday = new Date(`${startsAt.slice(0, 10)}T00:00:00Z`).getUTCDay();
          expect(weekday).toSatisfy((n: number) => n > 0 && n < 6);
          const wall = new Intl.DateTimeFormat('en-GB', {
            timeZone: RULES.timeZone,
            timeStyle: 'short',
          }).format(new Date(startsAt));
          expect(wall).toBe(startsAt.slice(11, 16));
        }
        const [first] = slots;
        expect(first && findOfferedSlot(RULES, event, first.startsAt, now)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});
