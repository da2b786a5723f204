import { expect, it } from 'vitest';
import { NUMBER_ALPHABET, readRequestNumber } from './request-number.ts';

it.each(['K7NP-3XR2', 'k7np-3xr2', 'K7NP3XR2', ' k7np 3xr2 ', 'K7 NP 3X R2'])(
  'reads %j as it is shown',
  (text) => {
    expect(readRequestNumber(text)).toBe('K7NP-3XR2');
  },
);

it.each(['', '12', 'A3', 'K7NP-3XR', 'K7NP-3XR22', 'K7NP-3XRO', 'K7NP_3XR2', '__proto__'])(
  'reads %j as none',
  (text) => {
    expect(readRequestNumber(text)).toBeUndefined();
  },
);

it('has no two signs that look alike', () => {
  for (const pair of ['0O', '1I', '1L', '2Z', '5S', '8B', '6G', 'UV', 'MN', 'QO', 'EF']) {
    const both = [...pair].filter((sign) => NUMBER_ALPHABET.includes(sign));
    expect(both.length, pair).toBeLessThan(2);
  }
});
