import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const COMMANDS = ['list', 'show', 'forget', 'purge', 'status', 'backup'];

it.each([
  ['forgot', 'forget'],
  ['lst', 'list'],
  ['Shwo', 'show'],
  ['statsu', 'status'],
  ['xylophone', undefined],
  ['', undefined],
])('takes %j for %j', (word, expected) => {
  expect(nearestWord(word, COMMANDS)).toBe(expected);
});
