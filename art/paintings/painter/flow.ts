import { blur } from './blur.ts';
import type { Noise } from './chance.ts';
import { clamp } from './clamp.ts';
import type { PaintSettings } from './paint-settings.ts';
import { at, type Pixels } from './pixels.ts';

/** Which way a brush goes at a place in pixels: an angle in radians. */
export type Flow = (x: number, y: number) => number;

type FlowSettings = Pick<
  PaintSettings,
  'angle' | 'cycle' | 'sway' | 'tensor' | 'direction' | 'guide'
>;

/** How much faster than the open flow a guided stroke sways, and how far, in radians. */
const GUIDED_CYCLE = 3;
const GUIDED_SWAY = 0.9;

/**
 * Which way a brush goes at each place: along edges where there are edges (a smoothed structure tensor), along one slow
 * flow where the picture is flat.
 *
 * @param settings `cycle` and `tensor` in pixels of this canvas
 */
export function strokeDirections(
  picture: Pixels,
  width: number,
  height: number,
  noise: Noise,
  settings: FlowSettings,
): Flow {
  const { angle, cycle, sway, tensor, direction, guide } = settings;
  const soft = blur(picture, width, height, 1.5 * (tensor / 6));
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.3 * at(soft, i * 3) + 0.59 * at(soft, i * 3 + 1) + 0.11 * at(soft, i * 3 + 2);
  let edges: Pixels = new Float32Array(width * height * 3);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = at(light, i + 1) - at(light, i - 1);
      const gy = at(light, i + width) - at(light, i - width);
      edges[i * 3] = gx * gx;
      edges[i * 3 + 1] = gx * gy;
      edges[i * 3 + 2] = gy * gy;
    }
  }
  edges = blur(edges, width, height, tensor);
  // A finer canvas has gentler gradients: the strength that counts as an edge falls with the square of the scale.
  const clear = 14 / (tensor / 6) ** 2;
  return (x, y) => {
    const i = (clamp(y | 0, 1, height - 2) * width + clamp(x | 0, 1, width - 2)) * 3;
    const a = at(edges, i);
    const b = at(edges, i + 1);
    const c = at(edges, i + 2);
    const along = 0.5 * Math.atan2(2 * b, a - c) + Math.PI / 2;
    const weight = clamp(Math.hypot(a - c, 2 * b) / clear, 0, 1);
    const hint = guide?.(x / width, y / height);
    if (hint && hint.trust > 0) {
      const wander = noise(x * cycle * GUIDED_CYCLE, y * cycle * GUIDED_CYCLE) - 0.5;
      const form = hint.angle + wander * GUIDED_SWAY * (1 - hint.trust * 0.5);
      return between(along, form, weight * (1 - hint.trust));
    }
    const fixed = direction?.(x / width, y / height) ?? null;
    const drift =
      fixed === null
        ? angle + (noise(x * cycle, y * cycle) - 0.5) * 2 * sway
        : fixed + (noise(x * cycle * 2, y * cycle * 2) - 0.5) * 0.7;
    return between(along, drift, weight);
  };
}

/** The direction between two, which have no head or tail; `share` is the first one's. */
function between(one: number, other: number, share: number): number {
  const cos = Math.cos(2 * one) * share + Math.cos(2 * other) * (1 - share);
  const sin = Math.sin(2 * one) * share + Math.sin(2 * other) * (1 - share);
  return 0.5 * Math.atan2(sin, cos);
}
