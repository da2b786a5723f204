import type { Grade } from '../painter/grade.ts';
import type { GivenSettings } from '../painter/paint-settings.ts';
import { type Guide, hintFrom } from './guide.ts';

export const SITTER_GRADE: Grade = {
  saturation: 1.12,
  gamma: 0.86,
  shadowAmount: 0.2,
  shadow: [92, 90, 158],
  lightAmount: 0.14,
  contrast: 1.05,
};

/** Skin keeps its blood in the shade: toward violet, light skin is gray. */
export const SKIN_GRADE: Grade = {
  ...SITTER_GRADE,
  saturation: 1.2,
  shadow: [142, 74, 58],
  lightAmount: 0.1,
};

/** Hair keeps its own warmth in the shade: toward violet, dark hair is a blue hole in the picture. */
export const HAIR_GRADE: Grade = { ...SITTER_GRADE, gamma: 0.76, shadow: [116, 84, 72] };

/** The brush that is for eyes and mouth alone, and the one before it, which keeps to the face. */
const FINEST = 5;
const FINER = 4;
const FINE = 3;
/** So little patience that no stroke is called for. */
const NEVER = 9;

/**
 * How a sitter is painted: face closely, eyes and mouth closest, cloth and wall broadly. Lengths are in pixels of a
 * canvas 1000 wide.
 */
export function sitterManner(guide: Guide): GivenSettings {
  return {
    ground: [216, 190, 158],
    hue: 0.012,
    saturation: 0.16,
    value: 0.042,
    broken: 0.24,
    complement: 0.2,
    leap: 0.028,
    angle: 0.9,
    cycle: 0.003,
    sway: 0.8,
    tensor: 5,
    relief: 0.2,
    guide: hintFrom(guide),
    calm: (x, y) =>
      1.05 -
      0.6 * Math.min(1, guide.skinNear(x, y) * 1.2) -
      0.14 * Math.min(1, guide.fine(x, y)) -
      0.25 * guide.cloth(x, y),
    // Dark hair that leans to violet is a blue hole in the picture.
    violet: (x, y) => 1 - 0.85 * Math.min(1, guide.hair(x, y) + guide.skin(x, y)),
    // Fine ridges that follow a cheek's form are a fingerprint.
    marks: (x, y) => 1 - 0.65 * Math.min(1, guide.skin(x, y)),
    detail: (x, y, layer) => {
      const skin = guide.skin(x, y);
      const hair = guide.hair(x, y);
      const fine = Math.min(1, guide.fine(x, y) * 1.25);
      const broad = 1 - Math.min(1, skin + hair);
      if (layer >= FINEST) return fine > 0.3 ? 1.3 - 0.85 * fine : NEVER;
      if (layer === FINER) return skin > 0.3 ? 1.35 - 0.85 * fine : hair > 0.3 ? 2.2 : 4;
      if (layer === FINE) return 1.1 * skin * (1 - 0.45 * fine) + 1.3 * hair + 2 * broad;
      return 0.95 * skin + 1.05 * hair + 1.25 * broad;
    },
    layers: [
      { radius: 28, grid: 0.72, most: 7, blur: 8, variation: 1.35 },
      { radius: 16, threshold: 20, grid: 0.78, most: 8, extra: 0.16, variation: 1.2 },
      { radius: 9, threshold: 26, grid: 0.85, most: 8, extra: 0.07 },
      { radius: 5.4, threshold: 30, grid: 0.9, most: 7, variation: 0.75 },
      { radius: 3.4, threshold: 36, grid: 1, most: 6, variation: 0.55, bristle: 0.03 },
      { radius: 2.1, threshold: 34, grid: 1, most: 5, least: 2, variation: 0.35, bristle: 0.02 },
    ],
  };
}
