import { expect, it } from 'vitest';
import { typedAfter } from './typed-after.ts';

it.each([
  ['nothing was typed', 'asks to pay monthly', ''],
  ['the next note was begun', 'asks to pay monthly\ncall on Tuesday', 'call on Tuesday'],
  ['its beginning was changed', 'she asks to pay monthly', 'she asks to pay monthly'],
  ['it was taken out', '', ''],
])('leaves what is not stored where %s', (_, now, left) => {
  expect(typedAfter(now, 'asks to pay monthly')).toBe(left);
});
