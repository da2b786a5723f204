import { expect, test } from 'vitest';
import { sayClock } from '../../../domain/practice/practice-clock.ts';
import { hourLines, isSecondHalf } from './hour-lines.ts';

const HOURS = { opens: '08:00', closes: '18:00' };
const slot = (clock: string) => ({
  startsAt: `2026-11-24T${clock}:00-05:00`,
  endsAt: `2026-11-24T${clock}:00-05:00`,
});

test.each([
  [90, '8 AM', '4 PM', 9],
  [30, '8 AM', '5 PM', 10],
])('a visit of %i minutes has lines from %s to %s', (minutes, first, last, count) => {
  const lines = hourLines([], HOURS, minutes, sayClock).map(
    ({ clock, half }) => `${clock} ${half}`,
  );
  expect([lines[0], lines.at(-1), lines.length]).toEqual([first, last, count]);
  expect(lines).toContain('12 PM');
});

test('each time stands on the line of its hour, and an hour without one keeps its line', () => {
  const lines = hourLines([slot('09:00'), slot('09:30'), slot('13:30')], HOURS, 90, sayClock);
  expect(lines.filter(({ slots }) => slots.length > 0)).toEqual([
    { hour: 9, clock: '9', half: 'AM', slots: [slot('09:00'), slot('09:30')] },
    { hour: 13, clock: '1', half: 'PM', slots: [slot('13:30')] },
  ]);
});

test('a time outside the usual hours is never left out', () => {
  const lines = hourLines([slot('07:30'), slot('19:00')], HOURS, 90, sayClock);
  expect(lines.flatMap(({ slots }) => slots)).toHaveLength(2);
});

test('a half hour stands in the second half of its line', () => {
  expect(['08:00', '08:30', '08:45'].map((at) => isSecondHalf(slot(at).startsAt))).toEqual([
    false,
    true,
    true,
  ]);
});
