import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promisedTime, sayPromised, sayPromisedForLater } from './promise.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-11-26', '2026-12-25', '2027-01-01'],
};
const saidAt = (moment: string, rules = RULES): string | null => {
  const promised = promisedTime(rules, new Date(moment));
  return promised && sayPromised(promised);
};

describe('what "within 24 hours" means', () => {
  it.each([
    [
      'a Tuesday at noon: 24 hours',
      '2026-11-17T12:00:00-05:00',
      'Wednesday, 12:00\u00a0PM Eastern Time',
    ],
    [
      'early on a Tuesday, before opening',
      '2026-11-17T05:30:00-05:00',
      'Wednesday, 5:30\u00a0AM Eastern Time',
    ],
    ['a Tuesday night', '2026-11-17T23:10:00-05:00', 'Wednesday, 11:10\u00a0PM Eastern Time'],
    [
      'Thursday evening: open on Friday',
      '2026-11-19T19:00:00-05:00',
      'Friday, 7:00\u00a0PM Eastern Time',
    ],
    [
      'Friday, a minute before closing',
      '2026-11-20T17:59:00-05:00',
      'Saturday, 5:59\u00a0PM Eastern Time',
    ],
    ['Friday at closing', '2026-11-20T18:00:00-05:00', 'Monday, 9:00\u00a0AM Eastern Time'],
    ['Friday evening', '2026-11-20T19:30:00-05:00', 'Monday, 9:00\u00a0AM Eastern Time'],
    ['Saturday night', '2026-11-21T22:00:00-05:00', 'Monday, 9:00\u00a0AM Eastern Time'],
    [
      'Sunday, not a minute of opening within',
      '2026-11-22T08:00:00-05:00',
      'Monday, 9:00\u00a0AM Eastern Time',
    ],
    [
      'Sunday at ten: open in between',
      '2026-11-22T10:00:00-05:00',
      'Monday, 10:00\u00a0AM Eastern Time',
    ],
    [
      'the evening before a holiday',
      '2026-11-25T18:30:00-05:00',
      'Friday, 9:00\u00a0AM Eastern Time',
    ],
    [
      'a holiday at noon: open on the day after',
      '2026-11-26T12:00:00-05:00',
      'Friday, 12:00\u00a0PM Eastern Time',
    ],
    [
      'the evening before a long weekend',
      '2026-12-24T20:00:00-05:00',
      'Monday, 9:00\u00a0AM Eastern Time',
    ],
    [
      'Saturday before the clocks go forward',
      '2027-03-13T21:00:00-05:00',
      'Monday, 9:00\u00a0AM Eastern Time',
    ],
    [
      'Sunday after they went forward',
      '2027-03-14T12:00:00-04:00',
      'Monday, 12:00\u00a0PM Eastern Time',
    ],
    [
      'Saturday before they go back: 24 hours of 25',
      '2026-10-31T21:00:00-04:00',
      'Monday, 9:00\u00a0AM Eastern Time',
    ],
    ['the hour that comes twice', '2026-11-01T01:30:00-04:00', 'Monday, 9:00\u00a0AM Eastern Time'],
  ])('%s', (_case, moment, said) => {
    expect(saidAt(moment)).toBe(said);
  });

  it('has its date where the weekday alone could be another one', () => {
    const closures = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    expect(saidAt('2026-11-20T19:00:00-05:00', { ...RULES, closures })).toBe(
      'Monday, November 30, 9:00\u00a0AM Eastern Time',
    );
  });

  it('has date and zone where it is read later', () => {
    const promised = promisedTime(RULES, new Date('2026-11-21T22:00:00-05:00'));
    expect(promised && sayPromisedForLater(promised)).toBe(
      'Monday, November 23, 9:00\u00a0AM Eastern Time',
    );
  });

  it('ends with the day where the first hour would outlast it', () => {
    const week = evenWeek('08:00', '08:30');
    expect(saidAt('2026-11-21T22:00:00-05:00', { ...RULES, week })).toBe(
      'Monday, 8:30\u00a0AM Eastern Time',
    );
  });

  it('names no time where the practice stays closed', () => {
    expect(
      saidAt('2026-11-21T22:00:00-05:00', { ...RULES, closures: everyDayOf2026() }),
    ).toBeNull();
  });

  it('is tomorrow at this time or the end of a first hour, whenever it is asked', () => {
    const moment = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (askedAt) => {
        const promised = promisedTime(RULES, askedAt);
        expect(promised).not.toBeNull();
        if (promised === null) return;
        expect(promised.daysAhead).toBeGreaterThanOrEqual(0);
        expect(promised.daysAhead).toBeLessThanOrEqual(5);
        if (promised.daysAhead > 1) expect(promised.time).toBe('09:00');
      }),
    );
  });
});

function everyDayOf2026(): string[] {
  return Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
}
