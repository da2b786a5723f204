import sharp, { type Sharp } from 'sharp';
import { blur } from '../painter/blur.ts';
import { grade } from '../painter/grade.ts';
import { at, PLANES, type Pixels, type Size } from '../painter/pixels.ts';
import { settleNoise } from '../painter/settle.ts';
import type { Guide } from './guide.ts';
import { HAIR_GRADE, SITTER_GRADE, SKIN_GRADE } from './sitter-manner.ts';

/** How far (settings pixels) and below which change (0-255) noise is smoothed, everywhere and once more in the skin. */
const NOISE = { radius: 2, strength: 8 };
const SKIN_NOISE = { radius: 4, strength: 9 };
/** How far an edge that is let go is blurred, in settings pixels. */
const LOST_EDGE = 5;

/** Goes through a picture, pixel by pixel: the first plane's index and the place as shares of width and height. */
export function eachPixel(
  { width, height }: Size,
  visit: (index: number, x: number, y: number) => void,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) visit((y * width + x) * 3, x / width, y / height);
}

/** Mixes `other` into `picture` at `index`, in place; `share` is the other's, 0-1. */
export function mixInto(
  picture: Pixels | Buffer,
  other: ArrayLike<number>,
  index: number,
  share: number,
): void {
  for (const k of PLANES)
    picture[index + k] = at(picture, index + k) * (1 - share) + at(other, index + k) * share;
}

/** The render as the painter looks at it: at the size painted, without noise, its colors pulled together. */
export async function prepareSitter(
  render: string,
  guide: Guide,
  size: Size,
  unit: number,
): Promise<Pixels> {
  const { width, height } = size;
  const read = (image: Sharp) =>
    image.removeAlpha().resize(width, height, { kernel: 'lanczos3', fit: 'fill' }).raw().toBuffer();
  let picture: Pixels = Float32Array.from(await read(sharp(render).median(3)));
  // The median would take the light out of the eyes: there the render stays as it is.
  const asRendered = await read(sharp(render));
  eachPixel(size, (i, x, y) =>
    mixInto(picture, asRendered, i, Math.min(1, 1.5 * guide.fine(x, y))),
  );
  picture = settleNoise(picture, width, height, Math.round(NOISE.radius * unit), NOISE.strength);
  const { radius, strength } = SKIN_NOISE;
  const calmer = settleNoise(picture, width, height, Math.round(radius * unit), strength);
  eachPixel(size, (i, x, y) => {
    const closely = Math.min(1, 2.2 * guide.fine(x, y));
    mixInto(picture, calmer, i, Math.min(1, guide.skinNear(x, y)) * (1 - closely));
  });
  const hair = Float32Array.from(picture);
  const skin = Float32Array.from(picture);
  grade(hair, HAIR_GRADE);
  grade(skin, SKIN_GRADE);
  grade(picture, SITTER_GRADE);
  eachPixel(size, (i, x, y) => {
    mixInto(picture, hair, i, Math.min(1, guide.hair(x, y)));
    // Eyes and teeth are no skin: warmed, they would be yellow.
    const bare = Math.min(1, guide.skin(x, y)) * (1 - Math.min(1, 1.2 * guide.fine(x, y)));
    mixInto(picture, skin, i, bare);
  });
  loseEdges(picture, guide, size, unit);
  return picture;
}

/** Where hair or cloth in shadow meets the wall, the boundary is let go; in place. */
function loseEdges(picture: Pixels, guide: Guide, size: Size, unit: number): void {
  const lost = blur(picture, size.width, size.height, LOST_EDGE * unit);
  eachPixel(size, (i, x, y) => {
    const skin = guide.skinNear(x, y);
    if (skin > 0.25) return;
    const hair = guide.hairNear(x, y);
    const cloth = guide.cloth(x, y);
    const edge = Math.max(4 * hair * (1 - hair), 4 * cloth * (1 - cloth) * (y > 0.7 ? 1 : 0.6));
    const gray = 0.3 * at(lost, i) + 0.59 * at(lost, i + 1) + 0.11 * at(lost, i + 2);
    const dark = 1 - Math.min(1, Math.abs(gray - 120) / 150);
    mixInto(picture, lost, i, Math.min(0.75, edge * (0.2 + 0.55 * dark) * (1 - skin * 4)));
  });
}
