import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySmile } from '../../tests/support/any-smile.ts';
import { runsOf } from '../../tests/support/in-release.ts';
import { ARM_MM, bendExpander } from './bend-expander.ts';
import { EXHIBIT_SMILE } from './exhibits.ts';
import { vaultHeightMm } from './palate.ts';
import { archCurve } from './place-teeth.ts';

/** The longest straight piece of a wire in eight: an arm is some 20 mm. */
const LONGEST_PIECE_MM = 3;

describe('an expander', () => {
  it('has on each side a bar and its end, two arms and two drops of solder', () => {
    const { wires } = bendExpander(EXHIBIT_SMILE);
    expect(wires).toHaveLength(12);
    const onLeft = wires.filter(({ points }) => (points[0]?.[0] ?? 0) < 0);
    expect(onLeft).toHaveLength(6);
  });

  it('has its screw at the midline, under the palate', () => {
    const { screw } = bendExpander(EXHIBIT_SMILE);
    const vault = vaultHeightMm(0, screw[1], archCurve(EXHIBIT_SMILE, true));
    expect(screw[0]).toBe(0);
    expect(vault - screw[2]).toBeGreaterThan(3);
  });

  it('is bent without a break, and its arms stay under the palate, in any state', () => {
    fc.assert(
      fc.property(anySmile, (smile) => {
        const arch = archCurve(smile, true);
        for (const { points, radiusMm } of bendExpander(smile).wires) {
          expect(points.flat().every(Number.isFinite)).toBe(true);
          const faults = points.flatMap(([x, y, z], index) => {
            const [lastX, lastY, lastZ] = points[index - 1] ?? [x, y, z];
            const piece = Math.hypot(x - lastX, y - lastY, z - lastZ);
            const isHeld = radiusMm !== ARM_MM || index === 0 || index >= points.length - 6;
            const vault = isHeld ? Infinity : vaultHeightMm(x, y, arch);
            const isSo = piece < LONGEST_PIECE_MM && z < vault - ARM_MM;
            return isSo ? [] : [{ index, x, y, z, piece, vault }];
          });
          expect(faults).toEqual([]);
        }
      }),
      { numRuns: runsOf(500, 100) },
    );
  });
});
