import { expect, it } from 'vitest';
import { doesAct } from './single-keys.ts';

it.each([
  ['r', false, true],
  // Held, it would reach the card that comes next, and the one after.
  ['r', true, false],
  ['R', true, false],
  ['x', true, false],
  ['1', true, false],
  ['z', true, false],
  ['l', true, false],
  ['Escape', true, false],
  ['ArrowDown', true, true],
  ['ArrowLeft', true, true],
  ['j', true, true],
  ['K', true, true],
  ['+', true, true],
  ['=', true, true],
  ['-', true, true],
  ['0', true, false],
])('%s, held: %s, acts: %s', (key, repeat, acts) => {
  expect(doesAct({ key, repeat })).toBe(acts);
});
