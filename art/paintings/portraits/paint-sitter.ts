import sharp from 'sharp';
import { paint } from '../painter/paint.ts';
import type { Size } from '../painter/pixels.ts';
import { writePainting } from '../painter/write-painting.ts';
import { readGuide } from './guide.ts';
import { eachPixel, mixInto, prepareSitter } from './prepare-sitter.ts';
import { sitterManner } from './sitter-manner.ts';
import { laySparks, readSparks } from './sparks.ts';

/**
 * How much of the render shows through the strokes, 0-1: in skin, along its edge and just outside it (strokes fray it), in eyes and
 * mouth, and at most.
 */
const LIKENESS = { skin: 0.45, edge: 0.7, outside: 0.75, fine: 0.4, most: 0.82 };

/** The file beside a render that says which way its forms run. */
const guideOf = (render: string): string => render.replace(/\.png$/, '.guide');

/** The file beside a render that says where light stands in the eyes. */
const sparksOf = (render: string): string => render.replace(/\.png$/, '.sparks.json');

/**
 * Paints a rendered sitter: reads `render`, its guide and the lights in its eyes, writes `to`, as PNG or JPEG as its name ends.
 *
 * @param seed the same seed paints the same picture
 * @param unit painted pixels for one pixel of the manner's settings
 * @throws Error when the guide does not fit the render
 */
export async function paintFromGuide(
  render: string,
  to: string,
  seed: number,
  size: Size,
  unit: number,
): Promise<void> {
  const { width, height } = await sharp(render).metadata();
  const guide = await readGuide(guideOf(render), { width, height });
  const picture = await prepareSitter(render, guide, size, unit);
  const manner = sitterManner(guide);
  const painted = paint(picture, size.width, size.height, manner, seed, unit);
  eachPixel(size, (i, x, y) => {
    const { skin, edge, outside, fine, most } = LIKENESS;
    const here = Math.min(1, guide.skin(x, y));
    const edges =
      edge * 4 * here * (1 - here) +
      outside * guide.skinNear(x, y) * (1 - here) * (1 - Math.min(1, guide.hair(x, y)));
    const share = skin * here + edges + fine * Math.min(1, guide.fine(x, y));
    mixInto(painted, picture, i, Math.min(most, share));
  });
  laySparks(painted, size, await readSparks(sparksOf(render)));
  await writePainting(painted, size, to);
}
