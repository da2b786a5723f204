import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ComparedPoint } from '../../../../domain/smile/distances/compared-points.ts';
import { ARM_MM, BANDED, bendExpander } from '../../../../domain/smile/bend-expander.ts';
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
import { TOOTH_IDS } from '../../../../domain/smile/teeth.ts';
import { veneerGapMm, type BracketKind } from '../../../../domain/smile/worn-smile.ts';
import { openAlignerEdge, openExpander, openVeneer, openWornShapes } from './ask-shapes.ts';

/** Without a graphics chip, on a busy machine. */
const ASKED_WITHIN_MS = 400_000;
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

it('turns an aligner toward its edge as the renderer’s union of sheet and cut turns', () => {
  const [first] = SMILE_CASES;
  if (!first) throw new Error('there are cases');
  const pasts = [-0.24, -0.2, -0.12, -0.06, -0.02, -0.01];
  const rows = openAlignerEdge()(
    first.before,
    pasts.map((past) => ({ tooth: 0, at: [past, 0, 0] })),
  );
  expect(rows).toHaveLength(pasts.length);
  for (const [turn = -1, union = 1, ofSheet = -1, ofCut = -1] of rows) {
    expect(union).toBeCloseTo(0, 4);
    expect(turn).toBeCloseTo(ofCut, 2);
    expect(1 - turn).toBeCloseTo(ofSheet, 2);
  }
});

it(
  'holds an expander off the palate, on bands round whole crowns, in any state',
  () => {
    const [askCrown, askBase] = [openExpander('crown'), openExpander('base')];
    fc.assert(
      fc.property(anyState, ({ from, to, part }) => {
        const smile = interpolateSmile(from.before, to.after, part);
        const worn = { ...smile, worn: { kind: 'expander' } } as const;
        const { screw, wires } = bendExpander(smile);
        const banded = placeTeeth(smile).flatMap((placed, tooth) =>
          placed.isUpper && BANDED.includes(placed.position) && placed.tooth.kind !== 'missing'
            ? [{ placed, tooth }]
            : [],
        );
        expect(banded.length).toBeGreaterThan(0);
        // A band lies on the face of its tooth, half of it before and nothing farther out.
        const onFaces = (outMm: number) =>
          banded.map(({ placed, tooth }): ComparedPoint => {
            const height = placed.tooth.size.lengthMm * 0.5;
            const at = addScaled(placed.origin, placed.apical, height);
            const face = labialFaceMm(placed, height);
            return { tooth, at: addScaled(at, placed.lingual, face - outMm) };
          });
        for (const [band = 1] of askCrown(worn, onFaces(0))) expect(band).toBeLessThan(0.12);
        for (const [band = 0] of askCrown(worn, onFaces(1))) expect(band).toBeGreaterThan(0.3);
        // The screw hangs free under the palate, and so do its arms but for their feet at the bands.
        const arms = wires.filter(({ radiusMm }) => radiusMm === ARM_MM);
        expect(arms).toHaveLength(4);
        const free = [screw, ...arms.flatMap(({ points }) => points.slice(0, -6))];
        const rows = askBase(
          worn,
          free.map((at) => ({ tooth: 0, at })),
        );
        expect(rows.flat().every(Number.isFinite)).toBe(true);
        for (const [, , , base = 0] of rows) expect(base).toBeGreaterThan(0.2);
        for (const [, metal = 1] of rows.slice(1)) expect(metal).toBeLessThan(-ARM_MM + 0.01);
      }),
      { numRuns: STATES },
    );
  },
  ASKED_WITHIN_MS,
);

it(
  'takes as much off a tooth as its veneer gives back, in any state and however far on it is',
  () => {
    const ask = openVeneer();
    const seatedParts = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyState, seatedParts, ({ from, to, part }, seated) => {
        const smile = interpolateSmile(from.before, to.after, part);
        const teeth = placeTeeth(smile);
        const tooth = TOOTH_IDS.indexOf('21');
        const placed = teeth[tooth];
        if (!placed) throw new Error('there is a tooth 21');
        const heights = [0.35, 0.5, 0.65].map((of) => of * placed.gumHeightMm);
        const behind = (mm: number, gapMm: number) =>
          ask(
            { ...smile, worn: { kind: 'veneer', tooth: '21', seated } },
            heights.map((height): ComparedPoint => {
              const at = addScaled(placed.origin, placed.apical, height);
              const face = labialFaceMm(placed, height);
              return { tooth, at: addScaled(at, placed.lingual, face + mm - gapMm) };
            }),
          );
        // Just behind the old face the tooth is gone, and the veneer is there, so far before its place; deeper it is the other way round.
        for (const [crown = 0] of behind(0.3, 0)) expect(crown).toBeGreaterThan(0.1);
        for (const [, veneer = 0] of behind(0.3, veneerGapMm(seated)))
          expect(veneer).toBeLessThan(-0.1);
        for (const [crown = 0] of behind(1.2, 0)) expect(crown).toBeLessThan(-0.1);
        for (const [, veneer = 0] of behind(1.2, veneerGapMm(seated)))
          expect(veneer).toBeGreaterThan(0.1);
        // Where it sits nothing is between them.
        const between = heights.map((height): ComparedPoint => {
          const at = addScaled(placed.origin, placed.apical, height);
          const face = labialFaceMm(placed, height);
          return { tooth, at: addScaled(at, placed.lingual, face + 0.75) };
        });
        const rows = ask({ ...smile, worn: { kind: 'veneer', tooth: '21', seated: 1 } }, between);
        for (const [crown = 1, veneer = 1] of rows)
          expect(Math.min(crown, veneer)).toBeLessThan(0.06);
      }),
      { numRuns: STATES },
    );
  },
  ASKED_WITHIN_MS,
);
