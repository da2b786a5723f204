import { APPLIANCE_MONTHS, TREATMENT_MONTHS } from '../../domain/orthodontics/example-treatment.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { MONTHS_CAMERA } from '../smiles/cameras.ts';
import { drawSmile } from '../smiles/draw.ts';
import { findSmileCase } from '../smiles/find-smile-case.ts';
import { interpolateSmile } from '../../domain/smile/interpolate-smile.ts';
import type { Scene } from '../smiles/parameter-file.ts';

type Worn = Pick<Scene, 'bracket' | 'hasLowerBrackets' | 'hasAligner'>;

const SIZE = { widthPx: 1440, heightPx: 720, samples: 2 };

const ALIGNER: Worn = { hasAligner: true };
/** As they stand on the page. */
const WAYS = new Map<string, Worn>([
  ['aligner', ALIGNER],
  ['braces', { bracket: 'metal', hasLowerBrackets: true }],
  ['printed', { bracket: 'printed' }],
]);

const crowding = findSmileCase('crowding');

function frame(name: string, month: number, worn: Worn): Recipe {
  const smile = interpolateSmile(crowding.before, crowding.after, month / TREATMENT_MONTHS);
  const target = `content/pictures/${name}.jpg`;
  return {
    name,
    target,
    needs: [C_COMPILER],
    make: () => drawSmile(smile, { camera: MONTHS_CAMERA, stage: 'floor', ...worn }, SIZE, target),
  };
}

const ofEachWay = [...WAYS].flatMap(([way, worn]) =>
  APPLIANCE_MONTHS.map((month) => frame(`months-${way}-${month}`, month, worn)),
);

/** One model through an example treatment, month by month, with each way of moving teeth. */
export const RECIPES: readonly Recipe[] = [
  frame('months-start', 0, {}),
  frame('months-end', TREATMENT_MONTHS, {}),
  frame('months-retainer', TREATMENT_MONTHS, ALIGNER),
  ...ofEachWay,
];
