import { expect, it, vi } from 'vitest';
import { keepLast } from './keep-last.ts';

it('makes once what is asked for again, also where that is nothing', () => {
  const keep = keepLast<string | undefined>(2);
  const make = vi.fn<() => undefined>();
  keep('a', make);
  keep('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps those that were asked for last, and makes the others anew', () => {
  const keep = keepLast<string>(2);
  const asked: string[] = [];
  const ask = (key: string) =>
    keep(key, () => {
      asked.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing of what could not be made', () => {
  const keep = keepLast<string>(2);
  expect(() =>
    keep('a', () => {
      throw new Error('unreadable');
    }),
  ).toThrow('unreadable');
  expect(keep('a', () => 'mended')).toBe('mended');
});
