import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it.each([
  ['Anna Lindqvist', ' anna  LINDQVIST ', true],
  ['Anna Lindqvist', 'Anne Lindqvist', false],
])('“%s” and “%s” name one person: %s', (one, other, is) => {
  expect(isSameName(one, other)).toBe(is);
});
