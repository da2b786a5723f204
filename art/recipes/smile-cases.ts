import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { FRONT_CAMERA } from '../../domain/smile/camera.ts';
import { drawSmile } from '../smiles/draw.ts';

const SIZE = { widthPx: 1520, heightPx: 950, samples: 4 };

/** Two pictures a case, from the same place. */
export const RECIPES: readonly Recipe[] = SMILE_CASES.flatMap((smileCase) =>
  (['before', 'after'] as const).map((moment): Recipe => {
    const name = `${smileCase.name}-${moment}`;
    const target = `content/pictures/${name}.jpg`;
    return {
      name,
      target,
      needs: [C_COMPILER],
      make: () =>
        drawSmile(smileCase[moment], { camera: FRONT_CAMERA, stage: 'floor' }, SIZE, target),
    };
  }),
);
