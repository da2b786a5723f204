import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpolateSmile } from './interpolate-smile.ts';
import { SMILE_CASES } from './smile-cases.ts';
import { TOOTH_IDS, type Smile } from './teeth.ts';

const anyCase = fc.constantFrom(...SMILE_CASES);
const anyPart = fc.double({ min: 0, max: 1, noNaN: true });

/** Every number of a smile in a fixed order, colors by channel. */
function numbersOf(smile: Smile): number[] {
  const flatten = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    if (typeof value === 'string' && value.startsWith('#'))
      return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flatten);
    return [];
  };
  return [...TOOTH_IDS.map((id) => smile.teeth[id]), { ...smile, teeth: null }].flatMap(flatten);
}

describe('interpolateSmile', () => {
  it('gives the first smile at 0 and the last at 1, and stays there beyond', () => {
    for (const { before, after } of SMILE_CASES) {
      expect(interpolateSmile(before, after, 0)).toEqual(before);
      expect(interpolateSmile(before, after, 1)).toEqual(after);
      expect(interpolateSmile(before, after, -0.5)).toEqual(before);
      expect(interpolateSmile(before, after, 2)).toEqual(after);
    }
  });

  it('moves every value one way only', () => {
    fc.assert(
      fc.property(anyCase, anyPart, anyPart, ({ before, after }, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const first = numbersOf(before);
        const last = numbersOf(after);
        const sooner = numbersOf(interpolateSmile(before, after, early));
        const later = numbersOf(interpolateSmile(before, after, late));
        first.forEach((start, index) => {
          const way = Math.sign((last[index] ?? Number.NaN) - start);
          const step = (later[index] ?? Number.NaN) - (sooner[index] ?? Number.NaN);
          // Rounding of the last bit is no step back.
          expect(way === 0 ? -Math.abs(step) : step * way).toBeGreaterThanOrEqual(-1e-9);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('is the same way back', () => {
    fc.assert(
      fc.property(anyCase, anyPart, ({ before, after }, part) => {
        const there = numbersOf(interpolateSmile(before, after, part));
        const back = numbersOf(interpolateSmile(after, before, 1 - part));
        // Colors are whole numbers, so half a step may round either way.
        there.forEach((value, index) => {
          expect(Math.abs(value - (back[index] ?? Number.NaN))).toBeLessThanOrEqual(
            Number.isInteger(value) ? 1 : 1e-9,
          );
        });
      }),
      { numRuns: 60 },
    );
  });

  it('lets a missing tooth appear once, in the middle', () => {
    const found = SMILE_CASES.find(({ name }) => name === 'missing-tooth');
    if (!found) throw new Error('no such case');
    const kindAt = (part: number) =>
      interpolateSmile(found.before, found.after, part).teeth['12'].kind;
    expect([0, 0.25, 0.49, 0.5, 0.75, 1].map(kindAt)).toEqual([
      'missing',
      'missing',
      'missing',
      'implant',
      'implant',
      'implant',
    ]);
  });
});
