import { designedSmile } from '../designed-smile.ts';
import { LIGHT_SHADE } from '../norms.ts';
import { addScaled, type Point } from '../point.ts';
import { placeTeeth } from '../place-teeth.ts';
import { SMILE_CASES } from '../smile-cases.ts';
import type { Smile } from '../teeth.ts';

/** Where both the renderer of the pictures and the model drawn live are asked for their distances. */
export interface ComparedPoint {
  /** The number of the tooth that it lies at, upper ones first. */
  readonly tooth: number;
  readonly at: Point;
}

const smileOf = (name: string): Smile => {
  const found = SMILE_CASES.find((one) => one.name === name);
  if (!found) throw new Error(`no case is called ${name}`);
  return found.before;
};

/** Together they use every parameter of a tooth: turns, wear, a chip, a peg, bare necks, a tooth that is missing. */
export const COMPARED_SMILES: readonly Smile[] = [
  designedSmile({ shape: 0.6, line: 0.3, gumLine: 0.5 }, LIGHT_SHADE),
  ...['worn-edges', 'chipped-tooth', 'peg-lateral', 'recession', 'missing-tooth', 'open-bite'].map(
    smileOf,
  ),
];

const POINTS_A_TOOTH = 25;
const DECIMALS = 1_000;

/** Between 0 and 1, always the same for the same number. */
function spread(number: number): number {
  const value = Math.sin(number * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Points in and round every tooth of a smile, always the same. */
export function comparedPoints(smile: Smile): ComparedPoint[] {
  return placeTeeth(smile).flatMap(({ tooth, origin, distal, lingual, apical }, number) =>
    Array.from({ length: POINTS_A_TOOTH }, (_, index): ComparedPoint => {
      const part = (axis: number) => spread((number * POINTS_A_TOOTH + index) * 3 + axis + 1);
      const { widthMm, lengthMm, depthMm } = tooth.size;
      let at = addScaled(origin, distal, (part(0) - 0.5) * 1.3 * widthMm);
      at = addScaled(at, lingual, (part(1) * 1.5 - 0.25) * depthMm);
      at = addScaled(at, apical, (part(2) * 1.75 - 0.15) * lengthMm);
      const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS;
      return { tooth: number, at: [rounded(at[0]), rounded(at[1]), rounded(at[2])] };
    }),
  );
}
