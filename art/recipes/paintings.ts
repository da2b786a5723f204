import { BLENDER } from '../needs.ts';
import { cutRunner } from '../paintings/cut-runner.ts';
import { paintScene, paintSitter } from '../paintings/make-painting.ts';
import { paintGardenMiddle, paintGardenNear } from '../paintings/paint-near.ts';
import { SCENES } from '../paintings/pictures.ts';
import { loadSitters } from '../paintings/portraits/sitters.ts';
import type { Recipe, Trial } from '../recipe.ts';

function painting(name: string, paint: (trial: Trial) => Promise<void>): Recipe {
  const target = `content/pictures/${name}.jpg`;
  return {
    name,
    target,
    needs: [BLENDER],
    make: () => paint({ isPreview: false, keepsRender: false, target }),
    tryOut: paint,
  };
}

const GARDEN_NEAR = 'content/pictures/garden-near.jpg';
const GARDEN_MIDDLE = 'content/pictures/garden-middle.jpg';
const RUNNER = 'app/features/weddings/runner.avif';

/** Rooms and views, rendered in Blender and repainted; sitters from a head model; two parts of the garden from near, and the cloth of the wedding page. */
export const RECIPES: readonly Recipe[] = [
  ...Object.entries(SCENES).map(([name, scene]) =>
    painting(name, (trial) => paintScene(name, scene, trial)),
  ),
  ...Object.entries(loadSitters()).map(([name, sitter]) =>
    painting(name, (trial) => paintSitter(name, sitter, trial)),
  ),
  {
    name: 'garden-near',
    target: GARDEN_NEAR,
    needs: [],
    make: () => paintGardenNear(GARDEN_NEAR),
  },
  {
    name: 'garden-middle',
    target: GARDEN_MIDDLE,
    needs: [],
    make: () => paintGardenMiddle(GARDEN_MIDDLE),
  },
  {
    name: 'runner',
    target: RUNNER,
    needs: [],
    make: () => cutRunner(RUNNER),
  },
];
