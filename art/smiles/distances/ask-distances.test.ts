import { expect, it } from 'vitest';
import { COMPARED_SMILES } from '../../../domain/smile/distances/compared-points.ts';
import RENDERER_DISTANCES from '../../../domain/smile/distances/renderer-distances.json' with { type: 'json' };
import { askDistances } from './ask-distances.ts';

/** Compilers round differently. */
const TOLERANCE_MICRONS = 2;

it('the table that the site compares with is what the renderer says today', async () => {
  expect(RENDERER_DISTANCES).toHaveLength(COMPARED_SMILES.length);
  for (const [index, smile] of COMPARED_SMILES.entries()) {
    const asked = await askDistances(smile);
    const kept = RENDERER_DISTANCES[index] ?? [];
    expect(asked).toHaveLength(kept.length);
    const differences = asked.flatMap((row, point) =>
      row.map((value, kind) => Math.abs(value - (kept[point]?.[kind] ?? Number.NaN))),
    );
    expect(Math.max(...differences)).toBeLessThanOrEqual(TOLERANCE_MICRONS);
  }
}, 120_000);
