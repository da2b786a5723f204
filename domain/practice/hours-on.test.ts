import { describe, expect, it } from 'vitest';
import { UNEQUAL_WEEK } from '../../tests/support/weeks.ts';
import { hoursOn, isByAppointment, openDayFrom, widestHours } from './hours-on.ts';

/** Thanksgiving, and the Sunday after it. */
const RULES = {
  timeZone: 'America/New_York',
  week: UNEQUAL_WEEK,
  closures: ['2026-11-26', '2026-11-29'],
};

describe('the hours of a date', () => {
  it.each([
    ['a Monday', '2026-11-23', '10:00', false],
    ['a Wednesday, which is closed every week', '2026-11-25', undefined, false],
    ['a closure', '2026-11-26', undefined, false],
    ['a Saturday with hours', '2026-11-28', '09:00', false],
    ['a Sunday by appointment', '2026-11-22', undefined, true],
    ['a Sunday that is a closure', '2026-11-29', undefined, false],
  ])('%s', (_, date, opens, byAppointment) => {
    expect(hoursOn(RULES, date)?.opens).toBe(opens);
    expect(isByAppointment(RULES, date)).toBe(byAppointment);
  });

  it('are looked for in both directions, over closures', () => {
    expect(openDayFrom(RULES, '2026-11-24', 1)?.date).toBe('2026-11-27');
    expect(openDayFrom(RULES, '2026-11-27', -1)).toEqual({
      date: '2026-11-24',
      opens: '09:00',
      closes: '17:00',
    });
    expect(
      openDayFrom({ ...RULES, week: UNEQUAL_WEEK.map(() => null) }, '2026-11-24', 1),
    ).toBeNull();
  });

  it('go from the earliest of the week to the latest', () => {
    expect(widestHours(RULES)).toEqual({ opens: '08:00', closes: '19:00' });
  });
});
