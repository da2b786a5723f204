import { describe, expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('%o: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});
