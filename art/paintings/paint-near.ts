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
/** How much nearer than the painting itself. */
const MAGNIFICATION = 3.5;
/** The part of the painting, in shares of it; app/features/impressionists/opening-moving.css lays it over the same place. */
const PART = { left: 0.2, top: 0.57, width: 0.29, height: 0.33 };
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

/** Paints a part of the garden again from so near that each stroke is seen; the forms stay where the painting has them. */
export async function paintGardenNear(to: string): Promise<void> {
  const { width: paintingWidth, height: paintingHeight } = await sharp(PAINTING).metadata();
  const width = Math.round(PART.width * paintingWidth);
  const height = Math.round(PART.height * paintingHeight);
  const left = Math.round(PART.left * paintingWidth);
  const top = Math.round(PART.top * paintingHeight);
  await mkdir(WORK_FOLDER, { recursive: true });
  const part = join(WORK_FOLDER, 'garden-part.png');
  await sharp(PAINTING).extract({ left, top, width, height }).toFile(part);
  const unit = (paintingWidth / SETTINGS_WIDTH_PX) * MAGNIFICATION;
  const size = {
    width: Math.round(width * MAGNIFICATION),
    height: Math.round(height * MAGNIFICATION),
  };
  await repaint(part, to, NEAR, SEED, size, unit);
}
