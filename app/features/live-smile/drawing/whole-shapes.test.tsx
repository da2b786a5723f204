import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySmile } from '../../../../tests/support/any-smile.ts';
import type { ComparedPoint } from '../../../../domain/smile/distances/compared-points.ts';
import { labialFaceMm } from '../../../../domain/smile/lay-wire.ts';
import { placeTeeth, type PlacedTooth } from '../../../../domain/smile/place-teeth.ts';
import { addScaled, type Point } from '../../../../domain/smile/point.ts';
import { openShapes } from './ask-shapes.ts';

/** Without a graphics chip, on a busy machine. */
const ASKED_WITHIN_MS = 300_000;
const STATES = 'IN_RELEASE' in import.meta.env ? 500 : 30;
/** Behind a tooth's face, and how far from the gum's margin toward root and edge. */
const BEHIND_FACE_MM = 0.4;
const BESIDE_MARGIN_MM = [-1.5, -0.5, 0, 0.5, 1.5];

function behindFace(placed: PlacedTooth, height: number): Point {
  const at = addScaled(placed.origin, placed.apical, height);
  return addScaled(at, placed.lingual, labialFaceMm(placed, height) + BEHIND_FACE_MM);
}

it(
  'leaves no hole where a gum meets its tooth, and none within a tooth, in any state',
  () => {
    const ask = openShapes();
    fc.assert(
      fc.property(anySmile, (smile) => {
        const points = placeTeeth(smile).flatMap((placed, tooth): ComparedPoint[] =>
          placed.tooth.kind === 'missing'
            ? []
            : BESIDE_MARGIN_MM.map((mm) => ({
                tooth,
                at: behindFace(placed, placed.gumHeightMm + mm),
              })),
        );
        const rows = ask(smile, points);
        expect(rows.flat().every(Number.isFinite)).toBe(true);
        const holes = rows.flatMap(([, , , model = 1], row) =>
          model < 0 ? [] : [{ ...points[row], model }],
        );
        expect(holes).toEqual([]);
      }),
      { numRuns: STATES },
    );
  },
  ASKED_WITHIN_MS,
);
