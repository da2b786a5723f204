import { describe, expect, it } from 'vitest';
import { HERO_PLAN } from './hero-plan.ts';

describe('the hero’s plan', () => {
  it('lies inside the picture, its midline in the middle', () => {
    const { widthPx, heightPx, ...paths } = HERO_PLAN;
    for (const path of Object.values(paths)) {
      const values = (path.match(/-?\d+\.\d/g) ?? []).map(Number);
      expect(values.length).toBeGreaterThan(3);
      values.forEach((value, index) => {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(index % 2 === 0 ? widthPx : heightPx);
      });
    }
    expect(HERO_PLAN.midline).toMatch(/^M600\.0 /);
  });
});
