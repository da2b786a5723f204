import { describe, expect, it } from 'vitest';
import { openingStateAt } from './opening-state.ts';
import { addDays } from './practice-clock.ts';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-12-25'],
};

describe('openingStateAt', () => {
  it.each([
    ['Friday morning before eight', '2026-11-20T12:59:00Z', false, '2026-11-20', 0, '08:00'],
    ['Friday at eight', '2026-11-20T13:00:00Z', true, '2026-11-20', 0, '18:00'],
    ['Friday one minute to six', '2026-11-20T22:59:00Z', true, '2026-11-20', 0, '18:00'],
    ['Friday at six', '2026-11-20T23:00:00Z', false, '2026-11-23', 3, '08:00'],
    ['Saturday noon', '2026-11-21T17:00:00Z', false, '2026-11-23', 2, '08:00'],
    [
      'Sunday, the day the clocks go forward',
      '2027-03-14T12:00:00Z',
      false,
      '2027-03-15',
      1,
      '08:00',
    ],
    [
      'Monday after it, 8:00 in daylight time',
      '2027-03-15T12:00:00Z',
      true,
      '2027-03-15',
      0,
      '18:00',
    ],
    ['a closure, then a weekend', '2026-12-25T15:00:00Z', false, '2026-12-28', 3, '08:00'],
    ['Thursday evening before a closure', '2026-12-24T23:30:00Z', false, '2026-12-28', 4, '08:00'],
    [
      'Monday just after midnight in New York',
      '2026-11-23T05:01:00Z',
      false,
      '2026-11-23',
      0,
      '08:00',
    ],
  ])('%s', (_, now, isOpen, date, daysAhead, time) => {
    expect(openingStateAt(RULES, new Date(now))).toEqual({
      isOpen,
      nextChange: { date, daysAhead, time },
    });
  });

  it.each([
    ['Monday at half past six', '2026-11-23T23:30:00Z', true, '2026-11-23', 0, '19:00'],
    ['Monday night, before a shorter day', '2026-11-24T02:00:00Z', false, '2026-11-24', 1, '09:00'],
    ['Tuesday at half past five', '2026-11-24T22:30:00Z', false, '2026-11-26', 2, '08:00'],
    ['on the Wednesday that is closed', '2026-11-25T15:00:00Z', false, '2026-11-26', 1, '08:00'],
    ['Saturday morning', '2026-11-28T15:00:00Z', true, '2026-11-28', 0, '13:00'],
    ['Saturday afternoon', '2026-11-28T19:00:00Z', false, '2026-11-30', 2, '10:00'],
  ])('of an unequal week: %s', (_, now, isOpen, date, daysAhead, time) => {
    expect(openingStateAt({ ...RULES, week: UNEQUAL_WEEK }, new Date(now))).toEqual({
      isOpen,
      nextChange: { date, daysAhead, time },
    });
  });

  it.each([
    ['a week', 7, '2027-08-09', 10],
    ['two weeks', 14, '2027-08-16', 17],
    ['four weeks', 28, '2027-08-30', 31],
  ])('on the Friday evening before %s of closures knows the date', (_, days, date, daysAhead) => {
    const rules = { ...RULES, closures: closedFrom('2027-08-02', days) };
    expect(openingStateAt(rules, new Date('2027-07-30T23:00:00Z'))).toEqual({
      isOpen: false,
      nextChange: { date, daysAhead, time: '08:00' },
    });
  });

  it('says nothing of a reopening that is far away', () => {
    const rules = { ...RULES, closures: closedFrom('2026-07-01', 60) };
    expect(openingStateAt(rules, new Date('2026-07-01T15:00:00Z'))).toEqual({
      isOpen: false,
      nextChange: null,
    });
  });
});

function closedFrom(date: string, days: number): string[] {
  return Array.from({ length: days }, (_, day) => addDays(date, day));
}
