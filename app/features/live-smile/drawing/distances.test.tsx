import { expect, it } from 'vitest';
import { openShapes } from './ask-shapes.ts';
import { compare, COMPILES_WITHIN_MS, indicesOf, type Kind } from './compare-distances.ts';

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
