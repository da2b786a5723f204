import { expect, it } from 'vitest';
import { isOver, sayHours, seasonYears } from './community-event.ts';

it.each([
  ['10:00', '12:00', '10 AM to noon'],
  ['18:00', '19:30', '6 to 7:30 PM'],
  ['10:00', '13:00', '10 AM to 1 PM'],
  ['12:00', '14:00', 'noon to 2 PM'],
  ['09:15', '11:45', '9:15 to 11:45 AM'],
  ['11:30', '12:30', '11:30 AM to 12:30 PM'],
])('from %s to %s is said as %s', (begins, ends, words) => {
  expect(sayHours({ begins, ends })).toBe(words);
});

it.each([
  ['2027-02-05', false],
  ['2027-02-06', false],
  ['2027-02-07', true],
])('on %s the event of February 6 is over: %s', (today, over) => {
  expect(isOver({ day: '2027-02-06' }, today)).toBe(over);
});

it.each([
  [[], ''],
  [['2027-02-06', '2027-10-16'], '2027'],
  [['2027-02-06', '2026-12-12'], '2026 and 2027'],
  [['2026-12-12', '2027-02-06', '2028-01-08'], '2026 to 2028'],
])('the season of %j is %s', (days, years) => {
  expect(seasonYears(days.map((day) => ({ day })))).toBe(years);
});
