import type { Manner } from './painter/manner.ts';

/**
 * How each kind of picture is painted. Radii in pixels of a canvas 1400 wide, whatever the size it is painted at.
 * What each number does stands in README.md.
 */
export const ROOM: Manner = {
  noise: 10,
  greens: { green: 0.32, blue: 0.4, red: 0.18 },
  grade: { saturation: 1.16, gamma: 0.99, shadowAmount: 0.2, lightAmount: 0.2, contrast: 1.08 },
  paint: {
    ground: [226, 203, 170],
    hue: 0.016,
    saturation: 0.18,
    value: 0.026,
    broken: 0.24,
    complement: 0.15,
    angle: 0.42,
    cycle: 0.0022,
    sway: 0.6,
    relief: 0.2,
    layers: [
      { radius: 30, grid: 0.7, most: 5, least: 2, blur: 9, wobble: 0.5 },
      { radius: 19, threshold: 14, grid: 0.8, most: 5, least: 2, extra: 0.12, wobble: 0.45 },
      { radius: 12, threshold: 24, grid: 0.85, most: 8, extra: 0.1, wobble: 0.2 },
      { radius: 6.5, threshold: 27, grid: 0.9, most: 9, extra: 0.05 },
      { radius: 3.5, threshold: 31, grid: 1, most: 9, broken: 0.18, variation: 0.8 },
      { radius: 1.9, threshold: 38, grid: 1, most: 9, variation: 0.6, bristle: 0.03 },
    ],
  },
};

export const OPEN_AIR: Manner = {
  noise: 7,
  greens: { green: 0.26, blue: 0.4, red: 0.16 },
  grade: {
    saturation: 1.24,
    gamma: 1.06,
    shadowAmount: 0.22,
    shadow: [88, 94, 170],
    lightAmount: 0.14,
    contrast: 1.12,
  },
  paint: {
    ground: [226, 198, 160],
    hue: 0.024,
    saturation: 0.2,
    value: 0.042,
    broken: 0.34,
    complement: 0.24,
    angle: 0.05,
    cycle: 0.0045,
    sway: 0.9,
    relief: 0.22,
    layers: [
      { radius: 24, grid: 0.75, most: 6, blur: 8, variation: 1.1 },
      { radius: 13, threshold: 18, grid: 0.8, most: 5, least: 2, extra: 0.28, variation: 1.15 },
      {
        radius: 7.5,
        threshold: 21,
        grid: 0.85,
        most: 4,
        least: 2,
        extra: 0.14,
        variation: 1.05,
        wobble: 0.5,
      },
      {
        radius: 4.2,
        threshold: 25,
        grid: 0.95,
        most: 4,
        least: 2,
        extra: 0.04,
        variation: 0.85,
        wobble: 0.4,
      },
      { radius: 2.4, threshold: 33, grid: 1, most: 4, least: 2, variation: 0.65 },
      { radius: 1.6, threshold: 44, grid: 1, most: 5, least: 2, variation: 0.5, bristle: 0.03 },
    ],
  },
};

/** Streets and towers: as the open air, with longer fine strokes for what is straight. */
export const TOWN: Manner = {
  ...OPEN_AIR,
  paint: {
    ...OPEN_AIR.paint,
    hue: 0.018,
    value: 0.036,
    broken: 0.28,
    complement: 0.2,
    layers: [
      ...OPEN_AIR.paint.layers.slice(0, 4),
      { radius: 2.6, threshold: 30, grid: 1, most: 8, variation: 0.7 },
      { radius: 1.6, threshold: 38, grid: 1, most: 9, variation: 0.5, bristle: 0.03 },
    ],
  },
};
