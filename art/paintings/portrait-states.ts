import sharp from 'sharp';
import { blur } from './painter/blur.ts';
import { paint } from './painter/paint.ts';
import type { GivenSettings } from './painter/paint-settings.ts';
import { at, PLANES, type Pixels, type Rgb, type Size } from './painter/pixels.ts';
import { writePainting } from './painter/write-painting.ts';

const CANVAS: Rgb = [220, 201, 172];
const INK: Rgb = [31, 35, 107];
const SEED = 11;
/** Lengths in the manners are in pixels of a canvas so wide, as a sitter's are. */
const MANNER_WIDTH = 1000;

/** Where the sitter's face lies, in shares of the picture: a middle and half axes. */
const FACE = { x: 0.45, y: 0.41, rx: 0.25, ry: 0.27 };

/** 1 in the face, 0 outside, softly. */
function inFace(x: number, y: number): number {
  const far = Math.hypot((x - FACE.x) / FACE.rx, (y - FACE.y) / FACE.ry);
  return Math.min(1, Math.max(0, (1.15 - far) / 0.3));
}

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
  detail: (x, y, layer) => (layer < 2 ? 1 : inFace(x, y) > 0.5 ? 1 : Infinity),
  layers: [
    { radius: 25, grid: 1.08, most: 5, blur: 11, variation: 0.9 },
    { radius: 14, threshold: 60, grid: 1.1, most: 6, blur: 8, variation: 0.8 },
    // Eyes and mouth are laid in once with a smaller brush, still as masses.
    { radius: 8, threshold: 26, grid: 0.8, most: 5, blur: 4.5, variation: 0.4, broken: 0 },
    // And once more with one as wide as an iris, or eyes are holes.
    { radius: 4, threshold: 34, grid: 0.9, most: 4, blur: 2.2, variation: 0.3, broken: 0 },
  ],
};

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

/**
 * The two blurs whose difference finds a line, in pixels, and how sharply it decides; what is fainter than `quiet` (0-255) is a stroke of
 * the wall and no line; how dark a shadow is that is hatched, outside the face: there hatching is a beard.
 */
const LINES = { near: 3.6, far: 14, weight: 0.99, steepness: 0.3, quiet: 2.8, shadow: 95, hatching: 0.4 };
/** A dash with less ink than the share `least` of what lies around it, so many pixels far, is let go: it is a stroke of the wall. */
const LONE = { within: 16, least: 0.075 };
/** How much red, green and blue count: mostly red, in which a sage scarf stands out from a blue wall that is as light. */
const SEEN: Rgb = [0.62, 0.3, 0.08];
/** In the face lines are finer and start fainter, or eyes are blots and a nose is missing. */
const FACE_LINES = { near: 1.5, far: 7, quiet: 2.5 };

const mixed = (one: number, other: number, share: number): number =>
  one * (1 - share) + other * share;

/** Ink on canvas where the picture is darker than what is around it (the extended difference of two blurs), and in its shadows. */
function linesOf(picture: Pixels, { width, height }: Size): Pixels {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = PLANES.reduce((sum, k) => sum + SEEN[k] * at(picture, i * 3 + k), 0);
  }
  const near = blur(grey, width, height, LINES.near, 1);
  const far = blur(grey, width, height, LINES.far, 1);
  const nearInFace = blur(grey, width, height, FACE_LINES.near, 1);
  const farInFace = blur(grey, width, height, FACE_LINES.far, 1);
  const inks = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const face = inFace((i % width) / width, Math.floor(i / width) / height);
    const off = mixed(
      at(near, i) - LINES.weight * at(far, i),
      at(nearInFace, i) - LINES.weight * at(farInFace, i),
      face,
    );
    const line = Math.tanh(
      Math.max(0, -off - mixed(LINES.quiet, FACE_LINES.quiet, face)) * LINES.steepness,
    );
    const shadow = Math.max(0, 1 - at(near, i) / LINES.shadow) * LINES.hatching * (1 - face);
    inks[i] = Math.min(1, line + shadow);
  }
  const around = blur(inks, width, height, LONE.within, 1);
  const lines = new Float32Array(picture.length);
  for (let i = 0; i < inks.length; i++) {
    const face = inFace((i % width) / width, Math.floor(i / width) / height);
    const kept = Math.min(1, Math.max(0, (at(around, i) - LONE.least) / LONE.least));
    const ink = at(inks, i) * mixed(kept, 1, face);
    for (const k of PLANES) lines[i * 3 + k] = CANVAS[k] + (INK[k] - CANVAS[k]) * ink;
  }
  return lines;
}
