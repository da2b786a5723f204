import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHAPES,
} from '../../domain/smile/design-choices.ts';
import { positionOf } from '../../domain/smile/design-position.ts';
import { LIGHT_SHADE } from '../../domain/smile/norms.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { DESIGN_CAMERA } from '../../domain/smile/camera.ts';
import { designedSmile } from '../../domain/smile/designed-smile.ts';
import { drawSmile } from '../smiles/draw.ts';
import { drawTeethMask } from '../smiles/draw-teeth-mask.ts';

const SIZE = { widthPx: 1280, heightPx: 720, samples: 3 };
const MASK_SIZE = { widthPx: 640, heightPx: 360, samples: 1 };
const SCENE = { camera: DESIGN_CAMERA, stage: 'floor' } as const;

const everyModel = DESIGN_SHAPES.flatMap((shape) =>
  DESIGN_LINES.flatMap((line) => DESIGN_GUM_LINES.map((gumLine) => ({ shape, line, gumLine }))),
);

/** The smile studio's model in every design, in a light shade, and where its teeth are, so that a page can lay a darker shade over them. */
export const RECIPES: readonly Recipe[] = everyModel.flatMap((choices): Recipe[] => {
  const name = `design-${choices.shape}-${choices.line}-gum-${choices.gumLine}`;
  const position = positionOf({ ...choices, shade: 1 });
  const picture = `content/pictures/${name}.jpg`;
  const mask = `app/features/designs/masks/${name}.webp`;
  return [
    {
      name,
      target: picture,
      needs: [C_COMPILER],
      make: () => drawSmile(designedSmile(position, LIGHT_SHADE), SCENE, SIZE, picture),
    },
    {
      name: `${name}-mask`,
      target: mask,
      needs: [C_COMPILER],
      make: () => drawTeethMask((shade) => designedSmile(position, shade), SCENE, MASK_SIZE, mask),
    },
  ];
});
