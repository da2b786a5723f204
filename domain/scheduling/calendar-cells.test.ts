import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, freeSlots } from './calendar-cells.ts';
import type { Slot } from './slot.ts';

const MINUTE_MS = 60_000;

const slotAt = (startMinute: number, minutes: number): Slot => ({
  startsAt: new Date(startMinute * MINUTE_MS).toISOString(),
  endsAt: new Date((startMinute + minutes) * MINUTE_MS).toISOString(),
});

it('a slot has the half-hours that it touches', () => {
  expect(
    cellsOf({ startsAt: '2027-03-15T08:00:00-04:00', endsAt: '2027-03-15T09:30:00-04:00' }),
  ).toEqual(['2027-03-15T12:00:00.000Z', '2027-03-15T12:30:00.000Z', '2027-03-15T13:00:00.000Z']);
  expect(cellsOf(slotAt(15, 30))).toHaveLength(2);
});

it('slots that overlap share a half-hour, wherever they begin', () => {
  const minute = fc.integer({ min: 29_000_000, max: 29_000_600 });
  const length = fc.constantFrom(30, 90);
  fc.assert(
    fc.property(minute, length, minute, length, (a, aLong, b, bLong) => {
      const overlap = a < b + bLong && b < a + aLong;
      const taken = new Set(cellsOf(slotAt(a, aLong)));
      const isFree = freeSlots([slotAt(b, bLong)], taken).length === 1;
      expect(overlap && isFree).toBe(false);
    }),
  );
});

it('on the half-hour, slots that do not overlap are both free', () => {
  const taken = new Set(cellsOf(slotAt(60, 30)));
  expect(freeSlots([slotAt(0, 30), slotAt(30, 30), slotAt(60, 30), slotAt(90, 90)], taken)).toEqual(
    [slotAt(0, 30), slotAt(30, 30), slotAt(90, 90)],
  );
  expect(freeSlots([slotAt(0, 90), slotAt(30, 90)], taken)).toEqual([]);
});
