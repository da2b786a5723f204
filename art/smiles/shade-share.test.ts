import { describe, expect, it } from 'vitest';
import { shadeShare } from './shade-share.ts';

describe('shadeShare', () => {
  it('lays nothing where there is no tooth', () => {
    expect(shadeShare(180, 180)).toBe(0);
    expect(shadeShare(20, 14)).toBe(0);
  });

  it('lays all but all of a shade where a tooth has no shine', () => {
    expect(shadeShare(120, 3)).toBeGreaterThan(0.95);
  });

  it('lays less of it the more a place shines', () => {
    const shares = [10, 60, 120, 180].map((shine) => shadeShare(200, shine));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares[3]).toBeLessThan((shares[0] ?? 0) - 0.2);
  });

  it('stays between nothing and all of it', () => {
    for (let white = 0; white <= 255; white += 5)
      for (let black = 0; black <= white; black += 5) {
        const share = shadeShare(white, black);
        expect(share >= 0 && share <= 1, `${white} ${black}`).toBe(true);
      }
  });
});
