import { describe, expect, it } from 'vitest';
import { diaryClocks, diarySlot, readDiarySlot } from './diary-slot.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2027-05-31'],
};

describe('a time of the diary', () => {
  it('is on the half-hour from opening to closing, twenty a day', () => {
    const clocks = diaryClocks(RULES);
    expect([clocks.length, clocks[0], clocks.at(-1)]).toEqual([20, '08:00', '17:30']);
  });

  it.each([
    ['a working day', '2027-03-15', '10:00', 90, '10:00:00-04:00', '11:30:00-04:00'],
    ['a Saturday', '2027-03-20', '08:00', 30, '08:00:00-04:00', '08:30:00-04:00'],
    ['a day on which we are closed', '2027-05-31', '17:30', 30, '17:30:00-04:00', '18:00:00-04:00'],
    ['winter', '2027-01-04', '08:00', 600, '08:00:00-05:00', '18:00:00-05:00'],
  ])('may lie on %s', (_, day, clock, minutes, start, end) => {
    expect(diarySlot(RULES, day, clock, minutes)).toEqual({
      startsAt: `${day}T${start}`,
      endsAt: `${day}T${end}`,
    });
  });

  it.each([
    ['before we open', '2027-03-15', '07:30', 30],
    ['until after we close', '2027-03-15', '17:00', 90],
    ['off the half-hour', '2027-03-15', '10:15', 30],
    ['for part of a half-hour', '2027-03-15', '10:00', 45],
    ['for no time', '2027-03-15', '10:00', 0],
    ['for no number', '2027-03-15', '10:00', Number.NaN],
    ['on a day that there is not', '2027-02-30', '10:00', 30],
  ])('lies never %s', (_, day, clock, minutes) => {
    expect(diarySlot(RULES, day, clock, minutes)).toBeUndefined();
  });

  it('is read as it is written, and in no other way', () => {
    const slot = {
      startsAt: '2027-03-15T10:00:00-04:00',
      endsAt: '2027-03-15T11:30:00-04:00',
    };
    expect(readDiarySlot(RULES, slot)).toEqual(slot);
    expect(readDiarySlot(RULES, { ...slot, startsAt: '2027-03-15T10:00:00-05:00' })).toBe(
      undefined,
    );
    expect(readDiarySlot(RULES, { ...slot, startsAt: '2027-03-15T14:00:00Z' })).toBe(undefined);
    expect(readDiarySlot(RULES, { startsAt: 'x', endsAt: 'y' })).toBe(undefined);
  });
});
