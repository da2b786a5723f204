import { blur } from './blur.mjs';
import { clamp } from './chance.mjs';

/**
 * Which way a brush goes at each place: along edges where there are edges (a smoothed structure tensor), along one slow
 * flow where the picture is flat. Returns (x, y) in pixels => angle in radians.
 */
export function strokeDirections(picture, width, height, noise, settings) {
  const { angle, cycle, sway, tensor, direction } = settings;
  const soft = blur(picture, width, height, 1.5 * (tensor / 6));
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.3 * soft[i * 3] + 0.59 * soft[i * 3 + 1] + 0.11 * soft[i * 3 + 2];
  let edges = new Float32Array(width * height * 3);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = light[i + 1] - light[i - 1];
      const gy = light[i + width] - light[i - width];
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
    const a = edges[i];
    const b = edges[i + 1];
    const c = edges[i + 2];
    const along = 0.5 * Math.atan2(2 * b, a - c) + Math.PI / 2;
    const weight = clamp(Math.hypot(a - c, 2 * b) / clear, 0, 1);
    const fixed = direction?.(x / width, y / height);
    const drift =
      fixed == null
        ? angle + (noise(x * cycle, y * cycle) - 0.5) * 2 * sway
        : fixed + (noise(x * cycle * 2, y * cycle * 2) - 0.5) * 0.7;
    const cos = Math.cos(2 * along) * weight + Math.cos(2 * drift) * (1 - weight);
    const sin = Math.sin(2 * along) * weight + Math.sin(2 * drift) * (1 - weight);
    return 0.5 * Math.atan2(sin, cos);
  };
}
