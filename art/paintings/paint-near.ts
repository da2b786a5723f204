import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { OPEN_AIR } from './manners.ts';
import type { Manner } from './painter/manner.ts';
import { repaint } from './painter/repaint.ts';

const WORK_FOLDER = '.cache/art';
const PAINTING = 'content/pictures/garden.jpg';
/** The canvas width in pixels for which the manner's lengths are written. */
const SETTINGS_WIDTH_PX = 1400;
const SEED = 3;
/** The painting has had its grade and its noise taken out; only its paint is laid again. */
const NEAR: Manner = {
  ...OPEN_AIR,
  median: 3,
  noise: 0,
  greens: { green: 0, blue: 0, red: 0 },
  grade: { saturation: 1.04, contrast: 1.04 },
  paint: { ...OPEN_AIR.paint, broken: 0.18, complement: 0.1, value: 0.03 },
};

/** A part of the painting, in shares of it, and how much nearer than the painting itself it is seen. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly magnification: number;
}

/** The parts that app/features/impressionists/opening-moving.css lays over the same places. */
const FIRST: Part = { left: 0.2, top: 0.57, width: 0.29, height: 0.33, magnification: 3.5 };
const ONE_STEP_BACK: Part = { left: 0.1, top: 0.3, width: 0.6, height: 0.7, magnification: 1.75 };

/** Paints a part of the garden again from so near that each stroke is seen; the forms stay where the painting has them. */
export async function paintGardenNear(to: string): Promise<void> {
  await paintPart(to, FIRST);
}

/** The same from a step back: what is seen between that part and the whole painting. */
export async function paintGardenMiddle(to: string): Promise<void> {
  await paintPart(to, ONE_STEP_BACK);
}

async function paintPart(to: string, part: Part): Promise<void> {
  const { width: paintingWidth, height: paintingHeight } = await sharp(PAINTING).metadata();
  const width = Math.round(part.width * paintingWidth);
  const height = Math.round(part.height * paintingHeight);
  const left = Math.round(part.left * paintingWidth);
  const top = Math.round(part.top * paintingHeight);
  await mkdir(WORK_FOLDER, { recursive: true });
  const cut = join(WORK_FOLDER, 'garden-part.png');
  await sharp(PAINTING).extract({ left, top, width, height }).toFile(cut);
  const unit = (paintingWidth / SETTINGS_WIDTH_PX) * part.magnification;
  const size = {
    width: Math.round(width * part.magnification),
    height: Math.round(height * part.magnification),
  };
  await repaint(cut, to, NEAR, SEED, size, unit);
}
