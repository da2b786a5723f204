import sharp from 'sharp';
import { DESCRIBED_CAMERA } from '../../domain/smile/camera.ts';
import { describedSmile } from '../../domain/smile/described-smile.ts';
import { DESCRIBED_CONCERNS, type DescribedConcern } from '../../domain/smile/from-answers.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { renderSmile } from '../smiles/draw.ts';

const SIZE = { widthPx: 720, heightPx: 450, samples: 2 };
const SCENE = { camera: DESCRIBED_CAMERA, stage: 'floor' } as const;
const WEBP_QUALITY = 76;

function recipeOf(plate: string, concerns: readonly DescribedConcern[]): Recipe {
  const target = `app/features/quiz/described/plates/${plate}.webp`;
  return {
    name: `described-${plate}`,
    target,
    needs: [C_COMPILER],
    make: async () => {
      const { pixels, raw } = await renderSmile(describedSmile(concerns), SCENE, SIZE);
      await sharp(pixels, { raw }).webp({ quality: WEBP_QUALITY, effort: 6 }).toFile(target);
    },
  };
}

/** What the quiz's result shows where nothing is drawn live: each concern alone, and the same model without any. */
export const RECIPES: readonly Recipe[] = [
  recipeOf('none', []),
  ...DESCRIBED_CONCERNS.map((concern) => recipeOf(concern, [concern])),
];
