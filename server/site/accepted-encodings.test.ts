import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0', ['identity']],
  ['br;q=nonsense', ['identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
])('%j means %j', (header, order) => {
  expect(acceptedEncodings(header)).toEqual(order);
});
