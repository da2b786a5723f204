import sharp from 'sharp';
import { paint } from './painter/paint.ts';
import type { GivenSettings } from './painter/paint-settings.ts';
import type { Pixels, Size } from './painter/pixels.ts';
import { writePainting } from './painter/write-painting.ts';
import { CANVAS, inEyes, inFace, linesOf } from './portrait-lines.ts';

const SEED = 11;
/** Lengths in the manners are in pixels of a canvas so wide, as a sitter's are. */
const MANNER_WIDTH = 1000;

const BROAD: GivenSettings = {
  ground: CANVAS,
  hue: 0.012,
  saturation: 0.16,
  angle: 0.9,
  cycle: 0.003,
  sway: 0.8,
  tensor: 6,
  // A face in two brushes holds its colors, or eyes turn to holes and a mouth to a scar.
  calm: (x, y) => 1 - 0.75 * inFace(x, y),
  violet: (x, y) => 1 - 0.8 * inFace(x, y),
  detail: (x, y, layer) => (layer < 2 || isWithin(layer, x, y) ? 1 : Infinity),
  layers: [
    { radius: 25, grid: 1.08, most: 5, blur: 11, variation: 0.9 },
    { radius: 14, threshold: 60, grid: 1.1, most: 6, blur: 8, variation: 0.8 },
    // Eyes and mouth are laid in once with a smaller brush, still as masses.
    { radius: 8, threshold: 26, grid: 0.8, most: 5, blur: 4.5, variation: 0.4, broken: 0 },
    // And once more with one as wide as an iris, or eyes are holes.
    { radius: 4, threshold: 34, grid: 0.9, most: 4, blur: 2.2, variation: 0.3, broken: 0 },
    // The light in an iris is narrower still: a broader brush splits the iris with a blade.
    { radius: 2.2, threshold: 30, grid: 1, most: 2, least: 1, blur: 1, variation: 0.1, broken: 0 },
  ],
};
/** The brush that is for the eyes alone. */
const FINEST = 4;

function isWithin(layer: number, x: number, y: number): boolean {
  return (layer === FINEST ? inEyes(x, y) : inFace(x, y)) > 0.5;
}

const DRAWN: GivenSettings = {
  ground: CANVAS,
  hue: 0,
  saturation: 0,
  value: 0.02,
  broken: 0,
  complement: 0,
  leap: 0,
  sway: 0.12,
  tensor: 5,
  relief: 0.06,
  // The first brush covers the ground, and the ground is to be seen.
  detail: (_x, _y, layer) => (layer === 0 ? Infinity : 1),
  layers: [
    { radius: 40, threshold: 1 },
    { radius: 2.4, threshold: 80, grid: 1.3, least: 4, most: 16, blur: 1, bristle: 0.02 },
    { radius: 1.5, threshold: 84, grid: 1.8, least: 4, most: 12, blur: 0.6, bristle: 0.02 },
  ],
};

/** Paints a sitter's painting again with the broadest brushes alone; bare canvas is left between their strokes. */
export async function paintBroadly(from: string, to: string): Promise<void> {
  await paintAs(BROAD, await readPainting(from), to);
}

/** Draws a sitter's painting with a small brush in ink: only where a form ends or a shadow begins. */
export async function drawSitter(from: string, to: string): Promise<void> {
  const { picture, size } = await readPainting(from);
  await paintAs(DRAWN, { picture: linesOf(picture, size), size }, to);
}

interface Painting {
  readonly picture: Pixels;
  readonly size: Size;
}

async function readPainting(file: string): Promise<Painting> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: Float32Array.from(data), size: { width: info.width, height: info.height } };
}

async function paintAs(manner: GivenSettings, { picture, size }: Painting, to: string) {
  const unit = size.width / MANNER_WIDTH;
  await writePainting(paint(picture, size.width, size.height, manner, SEED, unit), size, to);
}
