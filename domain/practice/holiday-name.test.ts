import { expect, it } from 'vitest';
import { holidayName } from './holiday-name.ts';

it.each([
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-19', undefined],
  ['2026-12-25', 'Christmas Day'],
  ['2027-01-01', 'New Year’s Day'],
  ['2027-01-18', 'Martin Luther King Jr. Day'],
  ['2027-05-31', 'Memorial Day'],
  ['2027-05-24', undefined],
  ['2027-07-04', 'Independence Day'],
  ['2027-07-05', 'Independence Day, kept'],
  ['2027-09-06', 'Labor Day'],
  ['2027-11-25', 'Thanksgiving'],
  ['2027-12-24', 'Christmas Day, kept'],
  ['2026-12-24', 'Christmas Eve'],
  ['2027-12-31', 'New Year’s Day, kept'],
  ['2027-03-15', undefined],
])('calls %s what it is called', (date, name) => {
  expect(holidayName(date)).toBe(name);
});
