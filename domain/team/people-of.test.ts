import { expect, it } from 'vitest';
import { peopleOf } from './people-of.ts';

const people = [
  { name: 'A', profession: 'dentist' },
  { name: 'B', profession: 'surgeon' },
  { name: 'C', profession: 'surgeon' },
  { name: 'D', profession: 'hygienist' },
];

it.each([
  [['dentist'], ['A']],
  [
    ['surgeon', 'dentist'],
    ['B', 'C', 'A'],
  ],
  [['orthodontist'], []],
  [[], []],
])('%j', (professions, names) => {
  expect(peopleOf(professions, people).map(({ name }) => name)).toEqual(names);
});
