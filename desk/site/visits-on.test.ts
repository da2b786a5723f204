import { expect, it } from 'vitest';
import { countVisitsOn, daysOutside } from './visits-on.ts';

const visit = (startsAt: string, cancelledAt: string | null = null, endsAt = startsAt) => ({
  appointment: {
    event: 'virtual-consult' as const,
    startsAt,
    endsAt,
    sequence: 0,
    changedAt: null,
    cancelledAt,
  },
});

it('counts the visits of a day by the practice’s clock, and none that is cancelled', () => {
  const rows = [
    visit('2027-12-28T09:30:00-05:00'),
    visit('2027-12-28T17:30:00-05:00'),
    visit('2027-12-28T10:00:00-05:00', '2027-12-01T00:00:00Z'),
    visit('2027-12-29T09:30:00-05:00'),
    { appointment: null },
  ];
  expect(countVisitsOn(rows, '2027-12-28')).toBe(2);
  expect(countVisitsOn(rows, '2027-12-30')).toBe(0);
});

it('counts the visits to come that new hours of a weekday leave out, and no others', () => {
  // Tuesdays in December.
  const at = (day: number, from: string, to: string, cancelledAt: string | null = null) =>
    visit(`2027-12-${day}T${from}:00-05:00`, cancelledAt, `2027-12-${day}T${to}:00-05:00`);
  const rows = [
    at(28, '17:00', '18:00'),
    at(21, '16:30', '18:00'),
    at(21, '15:30', '17:00'),
    at(21, '08:00', '09:00'),
    at(14, '17:00', '18:00'),
    at(28, '17:00', '18:00', '2027-12-01T00:00:00Z'),
    // It was outside the hours of before already.
    at(28, '18:30', '19:00'),
    at(29, '17:00', '18:00'),
    { appointment: null },
  ];
  const now = new Date('2027-12-15T12:00:00Z');
  const outside = (hours: string, field = 'hours.tuesday', former = '08:00-18:00') =>
    daysOutside(rows, field, { hours, former }, now);
  expect(outside('08:00-17:00')).toEqual(['2027-12-21', '2027-12-28']);
  expect(outside('09:00-18:00')).toEqual(['2027-12-21']);
  expect(outside('closed')).toHaveLength(4);
  expect(outside('08:00-17:00', 'hours.wednesday')).toEqual(['2027-12-29']);
  for (const hours of ['08:00-18:00', '07:00-20:00', '08:00-']) expect(outside(hours)).toEqual([]);
  // What stands on a day without hours was written in by staff.
  expect(outside('09:00-10:00', 'hours.tuesday', 'closed')).toEqual([]);
});
