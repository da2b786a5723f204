import { expect, it } from 'vitest';
import { monthsEarlier, readDay, sameDayAhead } from './calendar-day.ts';

it.each([
  ['2028-02-29', '2028-02-29'],
  ['2027-02-28', '2027-02-28'],
  ['9999-12-31', '9999-12-31'],
  // The calendar has no such day.
  ['2027-02-29', null],
  ['2100-02-29', null],
  ['2027-04-31', null],
  ['2027-13-01', null],
  ['2027-00-10', null],
  ['2027-06-00', null],
  // Not how an address or a date field writes one.
  ['20270-06-12', null],
  ['2027-6-12', null],
  ['12/06/2027', null],
  ['2027-06-12T00:00', null],
  ['main', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  ['2028-01-22', 14, '2026-11-22'],
  ['2027-06-12', 6, '2026-12-12'],
  ['2027-01-31', 0, '2027-01-31'],
  ['2027-01-31', 1, '2026-12-31'],
  // The month counted back to is shorter.
  ['2027-03-31', 1, '2027-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2027-12-31', 6, '2027-06-30'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2028-02-29', 4, '2027-10-29'],
  ['2027-03-14', 4, '2026-11-14'],
  ['2027-11-07', 8, '2027-03-07'],
])('%s, %i months earlier, is %s', (day, months, earlier) => {
  expect(monthsEarlier(day, months)).toBe(earlier);
});

it.each([
  ['2026-06-12', '2026-11-22', '2027-06-12'],
  ['2025-12-24', '2026-11-22', '2026-12-24'],
  ['2024-11-22', '2026-11-22', '2026-11-22'],
  ['2024-02-29', '2026-11-22', '2028-02-29'],
  ['2096-02-29', '2097-01-01', '2104-02-29'],
])('%s, looked at on %s, comes again on %s', (day, today, ahead) => {
  expect(sameDayAhead(day, today)).toBe(ahead);
});
