import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelSide, placeLabels } from './label-places.ts';

describe('labelSide', () => {
  it.each([
    [{ from: 0, to: 12 }, 'within'],
    [{ from: 0, to: 9 }, 'within'],
    [{ from: 0, to: 0.5 }, 'after'],
    [{ from: 8, to: 8.9 }, 'after'],
    [{ from: 8, to: 9 }, 'before'],
    [{ from: 13.5, to: 14 }, 'before'],
    [{ from: 2 }, 'before'],
  ])('of %o is %s', (step, side) => {
    expect(labelSide(step)).toBe(side);
  });
});

describe('placeLabels', () => {
  it.each([
    ['nothing', [], []],
    [
      'each at its bar, where there is room',
      [
        [0, 2],
        [3, 2],
        [7, 2],
      ],
      [0, 3, 7],
    ],
    [
      'lower, where the one above is in the way',
      [
        [0, 2],
        [1, 2],
        [2, 2],
      ],
      [0, 2, 4],
    ],
    [
      'higher, where the last would pass the end',
      [
        [0, 2],
        [7, 2],
        [9, 2],
      ],
      [0, 6, 8],
    ],
    [
      'without gaps, where there is room for no more',
      [
        [4, 6],
        [5, 4],
      ],
      [0, 6],
    ],
    [
      'from the top, where there is none',
      [
        [4, 6],
        [5, 6],
      ],
      [0, 6],
    ],
  ])('%s', (_, labels, places) => {
    expect(
      placeLabels(
        labels.map(([at = 0, height = 0]) => ({ at, height })),
        10,
      ),
    ).toEqual(places);
  });

  it('never lets labels overlap, and keeps them on the scale where they have room', () => {
    const label = fc.record({ at: fc.nat(40), height: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 6 }), fc.nat(60), (labels, end) => {
        const places = placeLabels(labels, end);
        const bottoms = labels.map(({ height }, index) => (places[index] ?? 0) + height);
        for (const [index, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(bottoms[index - 1] ?? 0);
        }
        const needed = labels.reduce((sum, { height }) => sum + height, 0);
        expect(bottoms.at(-1) ?? 0).toBeLessThanOrEqual(Math.max(end, needed));
      }),
    );
  });
});
