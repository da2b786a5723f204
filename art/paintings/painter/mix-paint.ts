import type { Random } from './chance.ts';
import { clamp } from './clamp.ts';
import { toHsl, toRgb } from './hsl.ts';
import type { Layer, PaintSettings } from './paint-settings.ts';
import type { Rgb } from './pixels.ts';

const WARM: Rgb = [246, 208, 152];
const COOL: Rgb = [150, 164, 222];
const VIOLET: Rgb = [86, 92, 170];

type Variety = Pick<PaintSettings, 'hue' | 'saturation' | 'value' | 'complement' | 'leap'>;

const blend = (a: Rgb, b: Rgb, mix: (a: number, b: number) => number): Rgb => [
  mix(a[0], b[0]),
  mix(a[1], b[1]),
  mix(a[2], b[2]),
];

/**
 * The paint of one stroke. Broken colour: it varies a little in hue, saturation and lightness from the colour wanted,
 * and now and then leans far.
 */
export function mixPaint(
  wanted: Rgb,
  layer: Pick<Layer, 'variation' | 'broken'> & { readonly violet?: number | undefined },
  settings: Variety,
  random: Random,
): Rgb {
  let [hue, saturation, lightness] = toHsl(wanted);
  const { variation } = layer;
  const { complement } = settings;
  let lean = 0;
  // Less hue change where the colour is strong, or gold grows red specks and leaves cyan ones.
  const room = variation * (1 - 0.6 * saturation);
  hue += (random() - 0.5) * 2 * settings.hue * room;
  lightness += (random() - 0.5) * 2 * settings.value * variation * (0.5 + lightness * 0.6);
  saturation = clamp(
    saturation * (1 + (random() - 0.5) * 2 * settings.saturation * variation) + 0.02 * variation,
    0,
    1,
  );
  if (random() < layer.broken) {
    const kind = random();
    if (kind < 0.4) hue += (random() < 0.5 ? -1 : 1) * settings.leap * room;
    else if (kind < 0.7) {
      saturation = clamp(saturation + 0.1 * variation, 0, 1);
      lightness = clamp(lightness + (random() - 0.4) * 0.08 * variation, 0, 1);
    } else lean = complement * variation * random();
  }
  let mixed = toRgb([hue, saturation, clamp(lightness, 0, 1)]);
  if (lean) {
    // Toward the partner colour by mixing, never round the wheel: between blue and cream lie pink and green specks.
    const partner = wanted[0] > wanted[2] ? COOL : WARM;
    const level = (0.35 + lightness) / 1.1;
    mixed = blend(mixed, partner, (value, other) => value * (1 - lean) + other * level * lean);
  }
  if (lightness < 0.46 && complement > 0) {
    const violet = complement * (0.46 - lightness) * 2.2 * (0.4 + random()) * (layer.violet ?? 1);
    return blend(mixed, VIOLET, (value, other) => value * (1 - violet) + other * violet);
  }
  return mixed;
}
