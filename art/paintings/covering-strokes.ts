import type { Rgb } from './painter/pixels.ts';
import type { Place } from './painter/stroke-path.ts';

/** A stroke as the painter laid it, in pixels of its canvas. */
export interface Stroke {
  readonly way: readonly [from: Place, middle: Place, to: Place];
  readonly radius: number;
  readonly paint: Rgb;
}

/** How far apart the places are, in pixels, that are looked at for being covered. */
const FIELD_PX = 10;

/** Those strokes, in their order, that cover a good share (`leastNew`, 0-1) of ground which none before them covers. */
export function coveringStrokes(
  strokes: readonly Stroke[],
  { width, height }: { width: number; height: number },
  leastNew: number,
): Stroke[] {
  const covered = new Set<string>();
  return strokes.filter((stroke) => {
    const fields: string[] = [];
    for (let y = FIELD_PX / 2; y < height; y += FIELD_PX) {
      for (let x = FIELD_PX / 2; x < width; x += FIELD_PX) {
        if (isUnder(stroke, [x, y])) fields.push(`${x} ${y}`);
      }
    }
    const fresh = fields.filter((field) => !covered.has(field));
    if (fresh.length < Math.max(1, leastNew * fields.length)) return false;
    for (const field of fresh) covered.add(field);
    return true;
  });
}

function isUnder({ way: [from, middle, to], radius }: Stroke, place: Place): boolean {
  return Math.min(distance(place, from, middle), distance(place, middle, to)) < radius;
}

/** From a place to the line between two others. */
function distance([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
