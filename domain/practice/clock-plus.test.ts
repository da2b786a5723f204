import { expect, it } from 'vitest';
import { clockPlus } from './clock-plus.ts';

it.each([
  ['08:00', 0, '08:00'],
  ['08:00', 90, '09:30'],
  ['11:30', 25, '11:55'],
  ['11:30', 45, '12:15'],
  ['16:30', 90, '18:00'],
  ['23:30', 45, '00:15'],
])('%s and %i minutes are %s', (time, minutes, later) => {
  expect(clockPlus(time, minutes)).toBe(later);
});
