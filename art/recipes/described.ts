import sharp from 'sharp';
import { DESCRIBED_CAMERA } from '../../domain/smile/camera.ts';
import {
  DESCRIBED_PLATES,
  PLATE_PX,
  PLATE_SHEET_PX,
  placeOnSheet,
  type DescribedPlate,
} from '../../domain/smile/described-plates.ts';
import { describedSmile } from '../../domain/smile/described-smile.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import { renderSmile } from '../smiles/draw.ts';

const TARGET = 'app/features/quiz/described/plates.avif';
const SIZE = { widthPx: PLATE_PX.width, heightPx: PLATE_PX.height, samples: 2 };
const SCENE = { camera: DESCRIBED_CAMERA, stage: 'floor' } as const;
const AVIF = { quality: 45, effort: 6, chromaSubsampling: '4:2:0' } as const;

async function drawPlate(plate: DescribedPlate) {
  const smile = describedSmile(plate === 'none' ? [] : [plate]);
  const { pixels, raw } = await renderSmile(smile, SCENE, SIZE);
  return { input: pixels, raw, ...placeOnSheet(plate) };
}

/**
 * What the quiz's result shows where nothing is drawn live: each concern alone, and the same model without any. All on one sheet: a plate of its own
 * address would tell a server what was answered.
 */
async function drawSheet(): Promise<void> {
  const plates: Awaited<ReturnType<typeof drawPlate>>[] = [];
  for (const plate of DESCRIBED_PLATES) plates.push(await drawPlate(plate));
  await sharp({ create: { ...PLATE_SHEET_PX, channels: 3, background: '#fff' } })
    .composite(plates)
    .avif(AVIF)
    .toFile(TARGET);
}

export const RECIPES: readonly Recipe[] = [
  { name: 'described-plates', target: TARGET, needs: [C_COMPILER], make: drawSheet },
];
