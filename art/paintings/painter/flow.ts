import { blur } from './blur.ts';
import type { Noise } from './chance.ts';
import { clamp } from './clamp.ts';
import type { PaintSettings } from './paint-settings.ts';
import { at, type Pixels } from './pixels.ts';

/** Which way a brush goes at a place in pixels: an angle in radians. */
export type Flow = (x: number, y: number) => number;

type FlowSettings = Pick<PaintSettings, 'angle' | 'cycle' | 'sway' | 'tensor' | 'direction'>;

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
  const { angle, cycle, sway, tensor, direction } = settings;
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
    const fixed = direction?.(x / width, y / height) ?? null;
    const drift =
      fixed === null
        ? angle + (noise(x * cycle, y * cycle) - 0.5) * 2 * sway
        : fixed + (noise(x * cycle * 2, y * cycle * 2) - 0.5) * 0.7;
    const cos = Math.cos(2 * along) * weight + Math.cos(2 * drift) * (1 - weight);
    const sin = Math.sin(2 * along) * weight + Math.sin(2 * drift) * (1 - weight);
    return 0.5 * Math.atan2(sin, cos);
  };
}
