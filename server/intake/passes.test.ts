import { expect, it } from 'vitest';
import { Passes } from './passes.ts';

it('lets through as many as were given, each once, and its own key alone', () => {
  const passes = new Passes(10, () => 1_000);
  passes.give('a', 500);
  passes.give('a', 600);
  expect(passes.take('b')).toBeUndefined();
  expect([passes.take('a'), passes.take('a'), passes.take('a')]).toEqual([
    { endsInMs: 500 },
    { endsInMs: 600 },
    undefined,
  ]);
});

it('ends with the window', () => {
  let now = 1_000;
  const passes = new Passes(10, () => now);
  passes.give('a', 500);
  now = 1_500;
  expect(passes.take('a')).toBeUndefined();
});

it('forgets the oldest key rather than fill the memory', () => {
  const passes = new Passes(2, () => 0);
  for (const key of ['a', 'b', 'b', 'c']) passes.give(key, 500);
  expect(passes.take('a')).toBeUndefined();
  expect(passes.take('b')).toBeDefined();
  expect(passes.take('c')).toBeDefined();
});
