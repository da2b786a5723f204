import { expect, it } from 'vitest';
import { phoneToDial } from './phone-to-dial.ts';

it.each([
  ['516-555-0143', '5165550143'],
  ['(516) 555-0143', '5165550143'],
  ['+44 20 7946 0958', '+442079460958'],
  ['516-555-0143 x12', '5165550143'],
  ['516-555-0143 ext. 12', '5165550143'],
  ['516-555-0143 #12', '5165550143'],
])('of %s dials %s', (written, dialled) => {
  expect(phoneToDial(written)).toBe(dialled);
});
