import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ComparedPoint } from '../../../../domain/smile/distances/compared-points.ts';
import { interpolateSmile } from '../../../../domain/smile/interpolate-smile.ts';
import {
  bracketHeightMm,
  labialFaceMm,
  LAST_BRACKET,
  slotOf,
} from '../../../../domain/smile/lay-wire.ts';
import { placeTeeth, type PlacedTooth } from '../../../../domain/smile/place-teeth.ts';
import { addScaled, type Point } from '../../../../domain/smile/point.ts';
import { SMILE_CASES } from '../../../../domain/smile/smile-cases.ts';
import type { BracketKind } from '../../../../domain/smile/worn-smile.ts';
import { openWornShapes } from './ask-shapes.ts';

/** Without a graphics chip, on a busy machine. */
const ASKED_WITHIN_MS = 180_000;
const STATES = 200;

const KINDS: readonly BracketKind[] = ['ceramic', 'printed', 'metal'];
const anyState = fc.record({
  from: fc.constantFrom(...SMILE_CASES),
  to: fc.constantFrom(...SMILE_CASES),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  bracket: fc.constantFrom(...KINDS),
});

/** A place in a tooth's own axes: off its lip side at its bracket's height, toward the lip. */
function beforeFace(placed: PlacedTooth, outMm: number, upMm = 0, acrossMm = 0): Point {
  const height = bracketHeightMm(placed);
  let at = addScaled(placed.origin, placed.apical, height + upMm);
  at = addScaled(at, placed.lingual, labialFaceMm(placed, height) - outMm);
  return addScaled(at, placed.distal, acrossMm);
}

it(
  'sets every bracket on the face of its tooth, open for its wire, in any state',
  () => {
    const ask = openWornShapes();
    fc.assert(
      fc.property(anyState, ({ from, to, part, bracket }) => {
        const smile = interpolateSmile(from.before, to.after, part);
        const teeth = placeTeeth(smile);
        const shown = teeth.flatMap((placed, tooth) =>
          placed.position <= LAST_BRACKET && placed.tooth.kind !== 'missing'
            ? [{ placed, tooth }]
            : [],
        );
        const askAt = (place: (placed: PlacedTooth) => Point) => {
          const points = shown.map(({ placed, tooth }): ComparedPoint => ({
            tooth,
            at: place(placed),
          }));
          const worn = { kind: 'brackets', bracket, onLower: true } as const;
          const rows = ask({ ...smile, worn }, points);
          expect(rows.flat().every(Number.isFinite)).toBe(true);
          return rows.map(([ofBracket = 0, ofWire = 0, , ofCrown = 0]) => ({
            ofBracket,
            ofWire,
            ofCrown,
          }));
        };
        // A crown is closed: its middle is inside, and what is before it or beyond its edge is not.
        for (const { ofCrown } of askAt((placed) => beforeFace(placed, -1.2)))
          expect(ofCrown).toBeLessThan(-0.3);
        for (const { ofCrown } of askAt((placed) => addScaled(placed.origin, placed.apical, -2.5)))
          expect(ofCrown).toBeGreaterThan(0.5);
        // The bracket's foot is on the face and in the layer that holds it.
        for (const { ofCrown, ofBracket } of askAt((placed) => beforeFace(placed, 0))) {
          expect(Math.abs(ofCrown)).toBeLessThan(0.3);
          expect(ofBracket).toBeLessThan(0);
        }
        // Its wings stand before the face, and there is nothing before them.
        for (const { ofCrown, ofBracket } of askAt((placed) =>
          beforeFace(placed, 1.3, 0.75, 0.9),
        )) {
          expect(ofCrown).toBeGreaterThan(0.4);
          expect(ofBracket).toBeLessThan(0);
        }
        for (const { ofBracket } of askAt((placed) => beforeFace(placed, 2.6)))
          expect(ofBracket).toBeGreaterThan(0.2);
        // The wire lies in its slot, in neither bracket nor tooth.
        for (const { ofWire, ofBracket, ofCrown } of askAt((placed) => slotOf(placed, bracket))) {
          expect(ofWire).toBeCloseTo(-0.24, 3);
          expect(ofBracket).toBeGreaterThan(0.1);
          expect(ofCrown).toBeGreaterThan(0.4);
        }
      }),
      { numRuns: STATES },
    );
  },
  ASKED_WITHIN_MS,
);
