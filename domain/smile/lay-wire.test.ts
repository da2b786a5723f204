import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../tests/support/in-release.ts';
import { interpolateSmile } from './interpolate-smile.ts';
import {
  bracketHeightMm,
  labialFaceMm,
  LAST_BRACKET,
  layWire,
  slotOf,
  WIRE_POINTS,
} from './lay-wire.ts';
import { placeTeeth, type PlacedTooth } from './place-teeth.ts';
import type { Point } from './point.ts';
import { SMILE_CASES } from './smile-cases.ts';
import type { BracketKind } from './worn-smile.ts';

const STATES = runsOf(2_000, 400);
/** Apart by the last digits of a computed number alone. */
const SAME_MM = 5e-10;
const KINDS: readonly BracketKind[] = ['ceramic', 'printed', 'metal'];
/** Any state on the way from any case's first smile to any other's last: more than the pages show. */
const anySmile = fc
  .tuple(
    fc.constantFrom(...SMILE_CASES),
    fc.constantFrom(...SMILE_CASES),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([{ before }, { after }, part]) => interpolateSmile(before, after, part));

const from = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const withBracket = (teeth: readonly PlacedTooth[], isUpper: boolean) =>
  teeth
    .filter((placed) => placed.isUpper === isUpper && placed.position <= LAST_BRACKET)
    .toSorted((one, other) => one.position * one.side - other.position * other.side);

describe('brackets and their wire, over many states', () => {
  it('stand before their own tooth’s lip side, between edge and gum, in the order of the teeth', () => {
    fc.assert(
      fc.property(anySmile, fc.constantFrom(...KINDS), fc.boolean(), (smile, kind, isUpper) => {
        const teeth = withBracket(placeTeeth(smile), isUpper);
        expect(teeth).toHaveLength(2 * LAST_BRACKET);
        const slots = teeth.map((placed) => slotOf(placed, kind));
        const astray = teeth.flatMap((placed, index) => {
          const off = from(placed.origin, slots[index] ?? [Number.NaN, 0, 0]);
          const height = bracketHeightMm(placed);
          // In the tooth's own axes: in its middle, at its height, and before its face by what a bracket is thick.
          const across = dot(off, placed.distal);
          const up = dot(off, placed.apical) - height;
          const before = labialFaceMm(placed, height) - dot(off, placed.lingual);
          const isInPlace =
            Math.max(Math.abs(across), Math.abs(up)) < SAME_MM && before > 1 && before < 1.8;
          const isOnCrown = height > 2 && height < placed.tooth.size.lengthMm;
          return isInPlace && isOnCrown ? [] : [{ id: placed.id, across, up, before, height }];
        });
        expect(astray).toEqual([]);
        // From the viewer's left to the right along the arch.
        const across = slots.map(([x]) => x);
        expect(across).toEqual(across.toSorted((a, b) => a - b));
      }),
      { numRuns: STATES },
    );
  });

  it('are joined by one wire through every slot that never turns back or leaves the arch', () => {
    fc.assert(
      fc.property(anySmile, fc.constantFrom(...KINDS), fc.boolean(), (smile, kind, isUpper) => {
        const placed = placeTeeth(smile);
        const wire = layWire(placed, isUpper, kind);
        expect(wire).toHaveLength(WIRE_POINTS);
        expect(wire.flat().every(Number.isFinite)).toBe(true);
        const slots = withBracket(placed, isUpper).map((tooth) => slotOf(tooth, kind));
        expect(slots.map((_, index) => wire[index * 6])).toEqual(slots);
        const pieces = wire.slice(1).map((point, index) => from(wire[index] ?? point, point));
        expect(Math.min(...pieces.map(([x]) => x))).toBeGreaterThan(0);
        expect(Math.max(...pieces.map((piece) => Math.hypot(...piece)))).toBeLessThan(3);
      }),
      { numRuns: STATES },
    );
  });
});
