import { describe, expect, it } from 'vitest';
import { SMILE_CASES } from './smile-cases.ts';
import { TOOTH_IDS, type Smile } from './teeth.ts';

const EXPECTED = [
  'crowding',
  'spacing',
  'deep-bite',
  'open-bite',
  'crossbite',
  'worn-edges',
  'chipped-tooth',
  'peg-lateral',
  'gummy-smile',
  'recession',
  'missing-tooth',
  'discoloration',
];

function expectBetween(value: number, low: number, high: number) {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

/** Wide enough for what is treated, narrow enough to catch a slipped decimal point or a wrong unit. */
function expectPlausible(smile: Smile) {
  for (const id of TOOTH_IDS) {
    const { size, offset, rotation, ...tooth } = smile.teeth[id];
    expectBetween(size.widthMm, 4, 12);
    expectBetween(size.lengthMm, 6, 12);
    expectBetween(size.depthMm, 4.5, 12);
    expectBetween(size.taper, 0, 1);
    expectBetween(size.form, -1, 1);
    for (const value of Object.values(offset)) expectBetween(value, -4, 4);
    for (const value of Object.values(rotation)) expectBetween(value, -30, 30);
    expectBetween(tooth.gumMm, -4, 4.5);
    expectBetween(tooth.wear, 0, 1.6);
    expectBetween(tooth.chipMm, 0, 3);
    expectBetween(Math.abs(tooth.chipAtMm), 0, size.widthMm / 2);
    expectBetween(tooth.shade.stain, 0, 1);
    for (const part of ['neck', 'body', 'edge'] as const)
      expect(tooth.shade[part]).toMatch(/^#[0-9a-f]{6}$/);
  }
  for (const arch of [smile.upperArch, smile.lowerArch]) {
    expectBetween(arch.curvature, 0.8, 1.5);
    expectBetween(arch.spacing, 0.85, 1.15);
  }
  expectBetween(smile.bite.overbiteMm, 0, 8);
  expectBetween(smile.bite.overjetMm, 0, 8);
  expectBetween(smile.bite.openMm, 0, 6);
  expectBetween(smile.gumRedness, 0, 1);
}

describe('the smile cases', () => {
  it('cover every concern that the gallery names, each once', () => {
    const names = SMILE_CASES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(EXPECTED));
  });

  it.each(SMILE_CASES.map((smileCase) => [smileCase.name, smileCase] as const))(
    '%s changes from one plausible smile to another, and says how',
    (_, { before, after, change, beforeAlt, afterAlt, treatments }) => {
      expectPlausible(before);
      expectPlausible(after);
      expect(before).not.toEqual(after);
      expect(treatments.length).toBeGreaterThan(0);
      for (const text of [change, beforeAlt, afterAlt]) expect(text).toMatch(/^[A-Z].{30,}\.$/);
      expect(beforeAlt).not.toBe(afterAlt);
    },
  );

  it('keeps the color of teeth where color is not what changes', () => {
    for (const { name, before, after } of SMILE_CASES) {
      if (name === 'smile' || name === 'discoloration') continue;
      for (const id of TOOTH_IDS) expect(before.teeth[id].shade).toEqual(after.teeth[id].shade);
    }
  });
});
