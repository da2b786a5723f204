import { exampleSmile } from '../../domain/orthodontics/example-smile.ts';
import {
  APPLIANCE_MONTHS,
  LAST_MONTH,
  TREATMENT_MONTHS,
} from '../../domain/orthodontics/example-treatment.ts';
import { EXAMPLE_WAYS, wornIn, type ExampleWay } from '../../domain/orthodontics/example-ways.ts';
import { MONTHS_CAMERA } from '../../domain/smile/camera.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { drawSmile } from '../smiles/draw.ts';
import { sceneOf } from '../smiles/parameter-file.ts';

const SIZE = { widthPx: 1440, heightPx: 720, samples: 2 };

function frame(name: string, month: number, way: ExampleWay): Recipe {
  const smile = exampleSmile(month / TREATMENT_MONTHS, wornIn(month, way));
  const scene = { camera: MONTHS_CAMERA, ...sceneOf(smile.worn) };
  const target = `content/pictures/${name}.jpg`;
  return {
    name,
    target,
    needs: [C_COMPILER],
    make: () => drawSmile(smile, scene, SIZE, target),
  };
}

const ofEachWay = EXAMPLE_WAYS.flatMap((way) =>
  APPLIANCE_MONTHS.map((month) => frame(`months-${way}-${month}`, month, way)),
);

/** One model through an example treatment, month by month, with each way of moving teeth. */
export const RECIPES: readonly Recipe[] = [
  frame('months-start', 0, 'aligner'),
  frame('months-end', TREATMENT_MONTHS, 'aligner'),
  frame('months-retainer', LAST_MONTH, 'aligner'),
  ...ofEachWay,
];
