import { expect, it } from 'vitest';
import { captionBelow } from './start-words.ts';

const ROOM = 'An imagined room, painted.';
const GARDEN = 'An imagined garden, painted.';
const PHOTOGRAPH = 'Where you wait. A photograph.';

it.each([
  ['paintings share a sentence', [ROOM, GARDEN, ROOM], 'All painted.'],
  ['a photograph among them gives each its own', [ROOM, PHOTOGRAPH, ROOM], `${ROOM} ${PHOTOGRAPH}`],
])('%s', (_, captions, said) => {
  expect(captionBelow('All painted.', captions)).toBe(said);
});
