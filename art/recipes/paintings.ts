import { BLENDER, C_COMPILER } from '../needs.ts';
import { paintScene, paintSitter } from '../paintings/make-painting.ts';
import { SCENES } from '../paintings/pictures.ts';
import { loadSitters } from '../paintings/portraits/sitters.ts';
import type { Need, Recipe, Trial } from '../recipe.ts';

function painting(name: string, need: Need, paint: (trial: Trial) => Promise<void>): Recipe {
  const target = `content/pictures/${name}.jpg`;
  return {
    name,
    target,
    needs: [need],
    make: () => paint({ isPreview: false, keepsRender: false, target }),
    tryOut: paint,
  };
}

/** Rooms and views, rendered in Blender and repainted; sitters, modeled in C and repainted. */
export const RECIPES: readonly Recipe[] = [
  ...Object.entries(SCENES).map(([name, scene]) =>
    painting(name, BLENDER, (trial) => paintScene(name, scene, trial)),
  ),
  ...Object.entries(loadSitters()).map(([name, sitter]) =>
    painting(name, C_COMPILER, (trial) => paintSitter(name, sitter, trial)),
  ),
];
