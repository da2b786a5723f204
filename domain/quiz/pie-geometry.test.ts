import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_CODES } from './areas.ts';
import { gapAngleOf, pieSlices, type PieShare } from './pie-geometry.ts';

const SIZE = { radius: 190, gap: 4 };

const someShares = fc
  .tuple(
    fc.shuffledSubarray([...AREA_CODES], { minLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([keys, weights]): PieShare[] =>
    keys.map((key, index) => ({ key, slicePercentage: weights[index] ?? 1 })),
  );

describe('pieSlices', () => {
  it('fills the circle but for the gaps', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        const slices = pieSlices(shares, SIZE);
        const filled = slices.reduce((sum, slice) => sum + slice.endAngle - slice.startAngle, 0);
        const gaps = slices.length * gapAngleOf(SIZE.gap, SIZE.radius);
        expect(filled + gaps).toBeCloseTo(2 * Math.PI, 9);
      }),
    );
  });

  it('keeps the order, each slice a gap after the one before', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        const slices = pieSlices(shares, SIZE);
        expect(slices.map((slice) => slice.key)).toEqual(shares.map((share) => share.key));
        for (const [index, slice] of slices.slice(1).entries()) {
          const before = slices[index]?.endAngle ?? Number.NaN;
          expect(slice.startAngle - before).toBeCloseTo(gapAngleOf(SIZE.gap, SIZE.radius), 9);
        }
      }),
    );
  });

  it('gives each share its part of the filled circle', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        const slices = pieSlices(shares, SIZE);
        const total = shares.reduce((sum, share) => sum + share.slicePercentage, 0);
        const filled = 2 * Math.PI - slices.length * gapAngleOf(SIZE.gap, SIZE.radius);
        for (const [index, { startAngle, endAngle }] of slices.entries()) {
          const share = (shares[index]?.slicePercentage ?? 0) / total;
          expect((endAngle - startAngle) / filled).toBeCloseTo(share, 9);
        }
      }),
    );
  });

  it('keeps every point within the radius', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        for (const { path } of pieSlices(shares, SIZE)) {
          const points = [...path.matchAll(/(?:[ML]|0 [01] 1 )(-?[\d.]+) (-?[\d.]+)/g)];
          expect(points).toHaveLength(3);
          for (const [, x, y] of points) {
            expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(SIZE.radius + 0.01);
          }
        }
      }),
    );
  });

  it('is one whole circle for one area, labelled in its middle', () => {
    const [slice, ...rest] = pieSlices([{ key: 'HWS', slicePercentage: 100 }], SIZE);
    expect(rest).toEqual([]);
    expect(slice).toEqual({
      key: 'HWS',
      startAngle: 0,
      endAngle: 2 * Math.PI,
      path: 'M0 -190A190 190 0 1 1 0 190A190 190 0 1 1 0 -190Z',
      label: { x: 0, y: 0 },
    });
  });

  it('puts a label in slices over 5 percent only, in the middle of their angle', () => {
    const slices = pieSlices(
      [
        { key: 'AB', slicePercentage: 89 },
        { key: 'TSC', slicePercentage: 6 },
        { key: 'GHF', slicePercentage: 5 },
      ],
      SIZE,
    );
    expect(slices.map((slice) => slice.label !== null)).toEqual([true, true, false]);
    const label = slices[1]?.label ?? { x: 0, y: 0 };
    const angle = (Math.atan2(label.x, -label.y) + 2 * Math.PI) % (2 * Math.PI);
    const { startAngle = 0, endAngle = 0 } = slices[1] ?? {};
    expect(angle).toBeCloseTo((startAngle + endAngle) / 2, 9);
  });

  it('leaves out a share of 0', () => {
    const shares: PieShare[] = [
      { key: 'AB', slicePercentage: 100 },
      { key: 'TSC', slicePercentage: 0 },
    ];
    expect(pieSlices(shares, SIZE).map((slice) => slice.key)).toEqual(['AB']);
  });

  it.each([
    ['nothing', []],
    ['zero alone', [0]],
    ['a negative share', [110, -10]],
    ['no number', [Number.NaN, 50]],
  ])('refuses %s', (_, percentages) => {
    const shares = percentages.map((slicePercentage) => ({ key: 'AB' as const, slicePercentage }));
    expect(() => pieSlices(shares, SIZE)).toThrow(RangeError);
  });
});
