import { expect, it } from 'vitest';
import {
  COMPARED_SMILES,
  comparedPoints,
} from '../../../../domain/smile/distances/compared-points.ts';
import RENDERER_DISTANCES from '../../../../domain/smile/distances/renderer-distances.json';
import type { Worn } from '../../../../domain/smile/worn-smile.ts';
import {
  openExpander,
  openShapes,
  openVeneer,
  openWornShapes,
  type AskShapes,
} from './ask-shapes.ts';

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
type Kind = keyof typeof TOLERANCE_MM;
/** Farther out both only say that nothing is near, each in its own way. */
const NEAR_MM = 1.2;

/** Without a graphics chip, on a busy machine. */
const COMPILES_WITHIN_MS = 120_000;

interface Asked {
  readonly ask: AskShapes;
  /** What stands in each column of the shaders' answer, and in which column of the renderer's table. */
  readonly columns: readonly (readonly [kind: Kind, inTable: number])[];
}

/** The points at which a smile's shapes have drifted from the renderer's table, and how many were compared of each kind. */
function compare(index: number, { ask, columns }: Asked, compared: Map<Kind, number>) {
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

const indicesOf = (wears: (worn: Worn | undefined) => boolean) =>
  COMPARED_SMILES.flatMap(({ worn }, index) => (wears(worn) ? [index] : []));

it(
  'draws the shapes that the renderer of the pictures draws',
  () => {
    const bare = [
      ['crown', 0],
      ['gum', 1],
      ['base', 2],
      ['model', 3],
    ] as const;
    const ask = openShapes();
    const compared = new Map<Kind, number>();
    const drifted = indicesOf((worn) => !worn).flatMap((index) =>
      compare(index, { ask, columns: bare }, compared),
    );
    expect(drifted.slice(0, 12)).toEqual([]);
    for (const [kind] of bare) expect(compared.get(kind)).toBeGreaterThan(1_000);
  },
  COMPILES_WITHIN_MS,
);

it(
  'draws brackets, wires and aligners that the renderer draws',
  () => {
    const brackets = [
      ['bracket', 4],
      ['wire', 5],
      ['model', 3],
      ['crown', 0],
    ] as const;
    const aligner = [
      ['aligner', 4],
      ['trim', 5],
      ['model', 3],
      ['crown', 0],
    ] as const;
    const ask = openWornShapes();
    const compared = new Map<Kind, number>();
    const drifted = [
      ...indicesOf((worn) => worn?.kind === 'brackets').flatMap((index) =>
        compare(index, { ask, columns: brackets }, compared),
      ),
      ...indicesOf((worn) => worn?.kind === 'aligner').flatMap((index) =>
        compare(index, { ask, columns: aligner }, compared),
      ),
    ];
    expect(drifted.slice(0, 12)).toEqual([]);
    const least = {
      bracket: 1_000,
      wire: 500,
      aligner: 100,
      trim: 100,
      model: 1_000,
      crown: 1_000,
    };
    for (const [kind, count] of Object.entries(least))
      expect(compared.get(kind as Kind), kind).toBeGreaterThan(count);
  },
  COMPILES_WITHIN_MS,
);

it(
  'draws the cast, the expander and the veneer that the renderer draws',
  () => {
    const compared = new Map<Kind, number>();
    const askEach = (kind: Worn['kind'], asked: Asked) =>
      indicesOf((worn) => worn?.kind === kind).flatMap((index) => compare(index, asked, compared));
    const expander = [
      ['band', 4],
      ['metal', 5],
      ['model', 3],
    ] as const;
    const drifted = [
      ...askEach('expander', { ask: openExpander('base'), columns: [...expander, ['base', 2]] }),
      ...askEach('expander', { ask: openExpander('crown'), columns: [...expander, ['crown', 0]] }),
      ...askEach('veneer', {
        ask: openVeneer(),
        columns: [
          ['crown', 4],
          ['veneer', 5],
          ['model', 3],
        ],
      }),
    ];
    expect(drifted.slice(0, 12)).toEqual([]);
    const least = { band: 50, metal: 300, base: 200, crown: 500, veneer: 300, model: 1_000 };
    for (const [kind, count] of Object.entries(least))
      expect(compared.get(kind as Kind), kind).toBeGreaterThan(count);
  },
  COMPILES_WITHIN_MS,
);
