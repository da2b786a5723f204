import { describe, expect, it } from 'vitest';
import { cellsOf } from '../scheduling/calendar-cells.ts';
import { diarySlot } from '../scheduling/diary-slot.ts';
import type { Slot } from '../scheduling/slot.ts';
import { areWeekly, lastRepeatDay, weeklySlots } from './repeat-weekly.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2027-05-31'],
};

function slotOn(day: string, clock = '12:00', minutes = 60): Slot {
  const slot = diarySlot(RULES, day, clock, minutes);
  if (slot === undefined) throw new Error(`No time on ${day}.`);
  return slot;
}
const startsOf = (slots: readonly Slot[]) => slots.map(({ startsAt }) => startsAt);

describe('a time that repeats each week', () => {
  it.each([
    ['until a day of the same weekday, which counts', '2027-06-01', '2027-06-15', 3],
    ['until a day between, which has none', '2027-06-01', '2027-06-14', 2],
    ['until its own day', '2027-06-01', '2027-06-01', 1],
    ['until a day before it', '2027-06-01', '2027-05-01', 1],
    ['over the turn of a year', '2027-12-28', '2028-01-11', 3],
    ['on a day on which we are closed too', '2027-05-24', '2027-06-07', 3],
    ['half a year and no longer', '2027-01-04', '2029-01-01', 27],
  ])('goes on %s', (_, day, until, count) => {
    expect(weeklySlots(RULES, slotOn(day), until)).toHaveLength(count);
  });

  it.each([
    [
      'forward in March',
      '2027-03-09',
      '2027-03-16',
      ['2027-03-09T12:00:00-05:00', '2027-03-16T12:00:00-04:00'],
      ['2027-03-09T17:00:00.000Z', '2027-03-16T16:00:00.000Z'],
    ],
    [
      'back in November',
      '2027-11-02',
      '2027-11-09',
      ['2027-11-02T12:00:00-04:00', '2027-11-09T12:00:00-05:00'],
      ['2027-11-02T16:00:00.000Z', '2027-11-09T17:00:00.000Z'],
    ],
    [
      'back, on the Sunday itself',
      '2027-10-31',
      '2027-11-07',
      ['2027-10-31T12:00:00-04:00', '2027-11-07T12:00:00-05:00'],
      ['2027-10-31T16:00:00.000Z', '2027-11-07T17:00:00.000Z'],
    ],
  ])('keeps its clock where the clocks go %s', (_, day, until, starts, firstCells) => {
    const slots = weeklySlots(RULES, slotOn(day), until);
    expect(startsOf(slots)).toEqual(starts);
    expect(slots.map((slot) => cellsOf(slot)[0])).toEqual(firstCells);
    expect(slots.map((slot) => cellsOf(slot).length)).toEqual([2, 2]);
  });

  it('is none where the first is no time of the diary', () => {
    const early = { startsAt: '2027-06-01T06:00:00-04:00', endsAt: '2027-06-01T07:00:00-04:00' };
    expect(weeklySlots(RULES, early, '2027-07-01')).toEqual([]);
  });

  it('has its last day half a year ahead', () => {
    expect(lastRepeatDay('2027-01-04')).toBe('2027-07-05');
  });
});

describe('times that were sent as weekly', () => {
  const weekly = weeklySlots(RULES, slotOn('2027-03-02'), '2027-03-30');
  const [first, second, third] = weekly;
  it.each([
    ['all of them', weekly, true],
    ['the first alone', [first], true],
    ['with a week left out', [first, third], true],
    ['none', [], false],
    ['one twice', [first, second, second], false],
    ['out of their order', [second, first], false],
    ['at another hour', [first, slotOn('2027-03-09', '13:00')], false],
    ['longer', [first, slotOn('2027-03-09', '12:00', 90)], false],
    ['on another weekday', [first, slotOn('2027-03-10')], false],
    ['a year later', [first, slotOn('2028-02-29')], false],
  ])('are so, or not: %s', (_, slots, expected) => {
    const given = slots.flatMap((slot) => (slot === undefined ? [] : [slot]));
    expect(areWeekly(RULES, given)).toBe(expected);
  });
});
