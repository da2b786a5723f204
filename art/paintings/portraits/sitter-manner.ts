import type { Manner } from '../painter/manner.ts';
import type { Sitter } from './sitters.ts';

/** Height of a portrait for its width. */
const TALL = 1.25;

/**
 * How a sitter is painted: calm strokes in the face, loose ones elsewhere, none finer than 3.8: what makes a painted
 * face uncanny is exactness. Lengths are in pixels of a canvas 1000 wide.
 */
export function sitterManner({ yaw, zoom, centre, side }: Sitter): Manner {
  const faceX = 0.5 + (-side + 7 * Math.sin(yaw)) / zoom;
  const faceY = 0.5 + (centre + 1.5) / (zoom * TALL);
  /** Distance from the face, 1 at `reach`, which is a share of the width. */
  const away = (x: number, y: number, reach: number) =>
    Math.hypot((x - faceX) / reach, ((y - faceY) * TALL) / (reach * TALL));
  return {
    median: 3,
    grade: {
      saturation: 1.1,
      gamma: 0.97,
      shadowAmount: 0.14,
      shadow: [96, 92, 165],
      lightAmount: 0.12,
      contrast: 1.04,
    },
    paint: {
      ground: [214, 190, 160],
      hue: 0.016,
      saturation: 0.16,
      value: 0.045,
      broken: 0.28,
      complement: 0.18,
      angle: yaw > 0 ? 1.1 : 2.0,
      cycle: 0.003,
      sway: 0.7,
      tensor: 9,
      relief: 0.2,
      calm: (x, y) => Math.min(1, 0.42 + Math.max(0, away(x, y, 0.19) - 1) * 1.2),
      detail: (x, y) => 0.92 + Math.min(1.3, Math.max(0, away(x, y, 0.17) - 1) * 0.9),
      layers: [
        { radius: 28, grid: 0.75, most: 7, blur: 9, variation: 1.3 },
        { radius: 16, threshold: 22, grid: 0.8, most: 7, extra: 0.16, variation: 1.15 },
        { radius: 9, threshold: 26, grid: 0.85, most: 7, extra: 0.06 },
        { radius: 5.6, threshold: 30, grid: 0.9, most: 6, variation: 0.7 },
        { radius: 3.8, threshold: 44, grid: 1, most: 5, variation: 0.5, bristle: 0.03 },
      ],
    },
  };
}
