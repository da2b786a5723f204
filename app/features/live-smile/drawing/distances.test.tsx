import { expect, it } from 'vitest';
import {
  COMPARED_SMILES,
  comparedPoints,
} from '../../../../domain/smile/distances/compared-points.ts';
import RENDERER_DISTANCES from '../../../../domain/smile/distances/renderer-distances.json';
import { openShapes } from './ask-shapes.ts';

/**
 * Their numbers have 24 bits, the renderer's 53, and its table whole micrometers: measured, crowns and gums differ by .6 micrometers at most, the base by
 * 3 where it ends. A hundredth in one of the formulas is more.
 */
const TOLERANCE_MM = { crown: 0.0015, gum: 0.0015, base: 0.004, model: 0.004 };
/** Farther out both only say that nothing is near, each in its own way. */
const NEAR_MM = 1.2;

/** Without a graphics chip, on a busy machine. */
const COMPILES_WITHIN_MS = 120_000;

const KINDS = ['crown', 'gum', 'base', 'model'] as const;

it(
  'draws the shapes that the renderer of the pictures draws',
  () => {
    const askShapes = openShapes();
    const compared = { crown: 0, gum: 0, base: 0, model: 0 };
    const drifted = COMPARED_SMILES.flatMap((smile, index) => {
      const points = comparedPoints(smile);
      const asked = askShapes(smile, points);
      return points.flatMap((point, row) =>
        KINDS.flatMap((kind, column) => {
          const renderer = (RENDERER_DISTANCES[index]?.[row]?.[column] ?? Number.NaN) / 1_000;
          const live = asked[row]?.[column] ?? Number.NaN;
          if (Math.abs(renderer) > NEAR_MM) return [];
          compared[kind]++;
          return Math.abs(live - renderer) <= TOLERANCE_MM[kind]
            ? []
            : [{ index, kind, ...point, renderer, live }];
        }),
      );
    });
    expect(drifted.slice(0, 12)).toEqual([]);
    for (const kind of KINDS) expect(compared[kind]).toBeGreaterThan(1_000);
  },
  COMPILES_WITHIN_MS,
);
