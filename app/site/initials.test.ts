import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Marisol Tuckwell-Ames, RDH', 'MT'],
  ['Ottoline van der Varkesh, DDS, MD', 'OV'],
  ['Ángel Ñúñez', 'ÁÑ'],
  ['Cher', 'C'],
  ['', ''],
])('"%s" is %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
