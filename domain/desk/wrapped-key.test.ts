import { expect, it } from 'vitest';
import { readUnwrapped, writeUnwrapped } from './wrapped-key.ts';

it('reads what it wrote, the keys of before behind the newest', () => {
  const written = { own: 'OWN', identities: ['THIRD', 'SECOND', 'FIRST'] };
  expect(readUnwrapped(writeUnwrapped(written))).toEqual(written);
});

it('reads what an older desk has wrapped, which is the key alone', () => {
  expect(readUnwrapped('KEY')).toEqual({ own: undefined, identities: ['KEY'] });
});
