import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPictures } from '../../app/content/pictures.server.ts';
import { HERO_PLAN } from '../../app/features/home/hero-plan.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { HERO_CAMERA } from '../smiles/cameras.ts';
import { planOverlay } from '../smiles/plan-overlay.ts';
import { RECIPES as HERO } from './hero.ts';
import { RECIPES as CASES } from './smile-cases.ts';
import { WHOLE_SMILE } from '../../domain/smile/alignment-cases.ts';

const pictures = loadPictures();

describe('the recipes', () => {
  it.each([...HERO, ...CASES].map(({ name, target }) => [name, target]))(
    'have made %s',
    (_, target) => {
      expect(existsSync(target)).toBe(true);
    },
  );

  it('describe each pair in the manifest as the case does', () => {
    for (const { name, beforeAlt, afterAlt } of SMILE_CASES) {
      expect(pictures[`${name}-before`]?.alt).toBe(beforeAlt);
      expect(pictures[`${name}-after`]?.alt).toBe(afterAlt);
      for (const moment of ['before', 'after'])
        expect(pictures[`${name}-${moment}`]?.caption).toContain('not a patient result');
    }
  });
});

describe('the hero’s plan', () => {
  it('is what the planned smile gives', () => {
    const { widthPx, heightPx } = HERO_PLAN;
    expect(HERO_PLAN).toEqual(planOverlay(WHOLE_SMILE.after, HERO_CAMERA, widthPx, heightPx));
  });

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
