import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesignPosition } from '../../tests/support/any-design-position.ts';
import { runsOf } from '../../tests/support/in-release.ts';
import { lastPlace, type DesignPosition } from './design-position.ts';
import { designedSmile } from './designed-smile.ts';
import { shadeAt } from './design-shades.ts';
import { LIGHT_SHADE } from './norms.ts';
import { addScaled, type Point } from './point.ts';
import { CONTACT_WIDTH, placeTeeth, type PlacedTooth } from './place-teeth.ts';
import { TOOTH_IDS } from './teeth.ts';

const STATES = runsOf(2_000, 400);
/** Crowns are round: this is no gap that is seen. */
const CLOSED_WITHIN_MM = 0.2;
/** Crowded teeth stand before each other. */
const OVERLAP_MOST_MM = 1.6;
const ARCHES: readonly (readonly [first: 1 | 4, second: 2 | 3])[] = [
  [1, 2],
  [4, 3],
];

const teethOf = (position: DesignPosition) =>
  placeTeeth(designedSmile(position, shadeAt(position.shade)));

/** The teeth of one arch from the viewer's left to the right. */
function inOrder(teeth: readonly PlacedTooth[], [left, right]: (typeof ARCHES)[number]) {
  const quadrant = (number: 1 | 2 | 3 | 4) => teeth.filter(({ id }) => id.startsWith(`${number}`));
  return [...quadrant(left).toReversed(), ...quadrant(right)];
}

/** A tooth's contact with its neighbor on a side of the viewer's, halfway into the mouth. */
function contactOf({ tooth, origin, distal, lingual, side }: PlacedTooth, toward: -1 | 1): Point {
  const { widthMm, depthMm } = tooth.size;
  const middle = addScaled(origin, lingual, depthMm * 0.3);
  return addScaled(middle, distal, (toward * side * widthMm * CONTACT_WIDTH) / 2);
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far a neighbor begins beyond a tooth's end, along the line of both; less than 0 where they lie over each other. */
function gapMm(left: PlacedTooth, right: PlacedTooth): number {
  const [from, to] = [left.origin, right.origin];
  const long = apart(from, to);
  const [end, begin] = [contactOf(left, 1), contactOf(right, -1)];
  return ((begin[0] - end[0]) * (to[0] - from[0]) + (begin[1] - end[1]) * (to[1] - from[1])) / long;
}

describe('a design, named or between named ones', () => {
  it('keeps its teeth in order, closed, and within tolerance of each other', () => {
    const seen = { widestMm: -Infinity, deepestMm: Infinity };
    fc.assert(
      fc.property(anyDesignPosition, (position) => {
        const teeth = teethOf(position);
        expect(teeth).toHaveLength(TOOTH_IDS.length);
        for (const arch of ARCHES) {
          const row = inOrder(teeth, arch);
          for (const [index, right] of row.entries()) {
            const left = row[index - 1];
            if (!left) continue;
            if (right.origin[0] <= left.origin[0])
              throw new Error(`${left.id} stands beyond ${right.id}`);
            const gap = gapMm(left, right);
            seen.widestMm = Math.max(seen.widestMm, gap);
            seen.deepestMm = Math.min(seen.deepestMm, gap);
          }
        }
      }),
      { numRuns: STATES },
    );
    expect(seen.widestMm).toBeLessThan(CLOSED_WITHIN_MM);
    expect(seen.deepestMm).toBeGreaterThan(-OVERLAP_MOST_MM);
  });

  it('has a gum margin on every crown', () => {
    fc.assert(
      fc.property(anyDesignPosition, (position) => {
        const bare = teethOf(position).filter(({ tooth, gumHeightMm, papillaMm }) => {
          const part = gumHeightMm / tooth.size.lengthMm;
          return !(part > 0.6 && part < 1.2 && papillaMm < gumHeightMm / 2);
        });
        expect(bare).toEqual([]);
      }),
      { numRuns: STATES / 4 },
    );
  });

  it('goes over without a jump', () => {
    const step = 0.01;
    fc.assert(
      fc.property(anyDesignPosition, (position) => {
        const next = {
          shape: Math.min(lastPlace('shape'), position.shape + step),
          shade: position.shade,
          line: Math.min(lastPlace('line'), position.line + step),
          gumLine: Math.min(lastPlace('gumLine'), position.gumLine + step),
        };
        const [before, after] = [teethOf(position), teethOf(next)];
        const moves = before.map(({ origin }, index) =>
          apart(origin, after[index]?.origin ?? [Infinity, 0, 0]),
        );
        expect(Math.max(...moves)).toBeLessThan(0.1);
      }),
      { numRuns: STATES / 4 },
    );
  });
});

describe('shades', () => {
  it('begin with the light one and darken from place to place', () => {
    expect(shadeAt(0)).toEqual(LIGHT_SHADE);
    const green = (shade: number) => Number.parseInt(shadeAt(shade).body.slice(3, 5), 16);
    for (let shade = 0; shade < 7; shade += 0.5)
      expect(green(shade + 0.5)).toBeLessThan(green(shade));
  });
});
