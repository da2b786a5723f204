import {
  COMPARED_SMILES,
  comparedPoints,
} from '../../../../domain/smile/distances/compared-points.ts';
import RENDERER_DISTANCES from '../../../../domain/smile/distances/renderer-distances.json';
import type { Worn } from '../../../../domain/smile/worn-smile.ts';
import type { AskShapes } from './ask-shapes.ts';

/**
 * Their numbers have 24 bits, the renderer's 53, and its table whole micrometers: measured, crowns and gums differ by .6 micrometers at most, the base by
 * 3 where it ends. A hundredth in one of the formulas is more.
 */
const TOLERANCE_MM = {
  crown: 0.0015,
  gum: 0.0015,
  base: 0.004,
  model: 0.004,
  bracket: 0.0015,
  wire: 0.0015,
  aligner: 0.0015,
  // A mean over the teeth near a place, of which the farthest are not in both lists: measured, 64 micrometers at most, beside molars.
  trim: 0.08,
  band: 0.0015,
  metal: 0.0015,
  veneer: 0.0015,
};
export type Kind = keyof typeof TOLERANCE_MM;
/** Farther out both only say that nothing is near, each in its own way. */
const NEAR_MM = 1.2;

/** Without a graphics chip, on a busy machine. */
export const COMPILES_WITHIN_MS = 120_000;

export interface Asked {
  readonly ask: AskShapes;
  /** What stands in each column of the shaders' answer, and in which column of the renderer's table. */
  readonly columns: readonly (readonly [kind: Kind, inTable: number])[];
}

/** The points at which a smile's shapes have drifted from the renderer's table, and how many were compared of each kind. */
export function compare(index: number, { ask, columns }: Asked, compared: Map<Kind, number>) {
  const smile = COMPARED_SMILES[index];
  if (!smile) throw new Error(`there is no smile ${index}`);
  const points = comparedPoints(smile);
  const asked = ask(smile, points);
  return points.flatMap((point, row) =>
    columns.flatMap(([kind, inTable], column) => {
      const rendererAt = (place: number) =>
        (RENDERER_DISTANCES[index]?.[row]?.[place] ?? Number.NaN) / 1_000;
      const renderer = rendererAt(inTable);
      const live = asked[row]?.[column] ?? Number.NaN;
      if (Math.abs(renderer) > NEAR_MM) return [];
      // Of an aligner, what is not cut off; of its edge, what is near the sheet.
      if (kind === 'aligner' && rendererAt(5) > 0) return [];
      if (kind === 'trim' && Math.abs(rendererAt(4)) > NEAR_MM) return [];
      compared.set(kind, (compared.get(kind) ?? 0) + 1);
      return Math.abs(live - renderer) <= TOLERANCE_MM[kind]
        ? []
        : [{ index, kind, ...point, renderer, live }];
    }),
  );
}

/** Which of the compared smiles wear what is asked about. */
export const indicesOf = (wears: (worn: Worn | undefined) => boolean) =>
  COMPARED_SMILES.flatMap(({ worn }, index) => (wears(worn) ? [index] : []));
