import { expect, it } from 'vitest';
import { findWordsFault, isSheetWord } from './sheet-words.ts';

const RIGHT = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(
  ' ',
);

it('says which word is wrong, and the nearest', () => {
  expect(findWordsFault(RIGHT)).toBeUndefined();
  expect(findWordsFault(RIGHT.with(6, 'worthh'))).toEqual({
    is: 'unknown',
    at: 6,
    nearest: 'worth',
  });
  expect(findWordsFault(RIGHT.with(3, ''))).toEqual({ is: 'missing', at: 3 });
  expect(findWordsFault(RIGHT.toReversed())).toEqual({ is: 'order' });
});

it('knows a word of the list as it may be typed', () => {
  expect([' Worth', 'worthh'].map(isSheetWord)).toEqual([true, false]);
});
