import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { at, PLANES, type Rgb, type Size } from '../painter/pixels.ts';
import { eachPixel } from './prepare-sitter.ts';

const sparkSchema = z.object({
  /** Where the light stands, as shares of the picture's width and height. */
  x: z.number(),
  y: z.number(),
  /** How far it reaches, as a share of the height. */
  reach: z.number(),
  /** How bright it is, 0-1. */
  bright: z.number(),
});

/** The light of the window in an eye. */
type Spark = z.infer<typeof sparkSchema>;

/** A window's light, warm beside the white of an eye. */
const LIGHT: Rgb = [255, 249, 236];
/** Windows stand upright: a light is this much narrower and taller than wide. */
const UPRIGHT = { width: 0.86, height: 1.14 };
/** How much of its reach a light's edge is soft. */
const SOFT = 0.45;

/**
 * Reads the lights in the eyes beside a render.
 *
 * @throws Error when the file is missing or says something else
 */
export async function readSparks(file: string): Promise<readonly Spark[]> {
  return z.array(sparkSchema).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** How much of a light lies at a place that is so far from its middle; 1: at its edge. */
function shareAt(away: number): number {
  const inside = Math.min(1, Math.max(0, (1 + SOFT / 2 - away) / SOFT));
  return inside * inside * (3 - 2 * inside);
}

/** Lays the lights into painted eyes, one touch each, in place: under strokes they would be lost, or lie elsewhere in either eye. */
export function laySparks(painted: Buffer, size: Size, sparks: readonly Spark[]): void {
  for (const { x, y, reach, bright } of sparks) {
    const radius = reach * size.height;
    eachPixel(size, (i, u, v) => {
      const across = (u - x) * size.width + 0.5;
      const down = (v - y) * size.height + 0.5;
      const away = Math.hypot(across / (radius * UPRIGHT.width), down / (radius * UPRIGHT.height));
      const share = shareAt(away) * bright;
      if (share > 0)
        for (const k of PLANES)
          painted[i + k] = at(painted, i + k) * (1 - share) + LIGHT[k] * share;
    });
  }
}
