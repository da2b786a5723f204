import { expect, it } from 'vitest';
import { washOf } from './washes.server.ts';

const FIELDS = 25;
const plain = (...color: number[]) =>
  Uint8Array.from(Array.from({ length: FIELDS }).flatMap(() => color));

it('is the picture’s own color where there is only one', () => {
  expect(washOf(plain(240, 230, 220))).toBe(
    'background: radial-gradient(#f0e6dc, #0000 70%), linear-gradient(#f0e6dc, #f0e6dc, #f0e6dc);',
  );
});

it('keeps what is above apart from what is below', () => {
  const sky = Array.from({ length: 10 }).flatMap(() => [200, 220, 255]);
  const ground = Array.from({ length: 15 }).flatMap(() => [90, 140, 60]);
  expect(washOf(Uint8Array.from([...sky, ...ground]))).toMatch(
    /linear-gradient\(#c8dcff.*#5a8c3c\)/,
  );
});

it('sets words white on a dark picture', () => {
  expect(washOf(plain(20, 24, 60))).toContain('color: #fff');
  expect(washOf(plain(240, 230, 220))).not.toContain('color: #fff');
});
