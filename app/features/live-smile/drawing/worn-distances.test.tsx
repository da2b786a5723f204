import { expect, it } from 'vitest';
import type { Worn } from '../../../../domain/smile/worn-smile.ts';
import { openExpander, openVeneer, openWornShapes } from './ask-shapes.ts';
import {
  compare,
  COMPILES_WITHIN_MS,
  indicesOf,
  type Asked,
  type Kind,
} from './compare-distances.ts';

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
