import { writeFile } from 'node:fs/promises';
import { COMPARED_SMILES } from '../../domain/smile/distances/compared-points.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { askDistances } from '../smiles/distances/ask-distances.ts';

const TARGET = 'domain/smile/distances/renderer-distances.json';

/** What the renderer's distances are: a test of the site compares those of the model that is drawn live. */
export const RECIPES: readonly Recipe[] = [
  {
    name: 'renderer-distances',
    target: TARGET,
    needs: [C_COMPILER],
    make: async () => {
      const smiles: string[] = [];
      // One after the other: they share the parameter file.
      for (const smile of COMPARED_SMILES) {
        const rows = await askDistances(smile);
        smiles.push(`[${rows.map((row) => `[${row.join(',')}]`).join(',')}]`);
      }
      await writeFile(TARGET, `[\n${smiles.join(',\n')}\n]\n`);
    },
  },
];
