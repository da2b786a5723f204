import { clamp } from './chance.mjs';

/** Hue, saturation and lightness (0-1 each) of red, green and blue (0-255). */
export function toHsl(red, green, blue) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range <= 1e-5) return [0, 0, lightness];
  const saturation = Math.min(1, range / (1 - Math.abs(2 * lightness - 1) + 1e-6));
  let sixth = (r - g) / range + 4;
  if (most === r) sixth = ((g - b) / range + 6) % 6;
  else if (most === g) sixth = (b - r) / range + 2;
  return [sixth / 6, saturation, lightness];
}

/** Red, green and blue (0-255) of hue, saturation and lightness. */
export function toRgb(hue, saturation, lightness) {
  const sixth = (((hue % 1) + 1) % 1) * 6;
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const second = chroma * (1 - Math.abs((sixth % 2) - 1));
  const base = lightness - chroma / 2;
  const order = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ];
  return order[Math.min(5, Math.floor(sixth))].map((value) => (value + base) * 255);
}

/** Pulls greens toward sage, in place: pure green is the one colour that no paint box of this house holds. */
export function quietGreens(pixels, { green = 0.24, blue = 0.34, red = 0.18 } = {}) {
  for (let i = 0; i < pixels.length; i += 3) {
    const excess = Math.max(0, pixels[i + 1] - Math.max(pixels[i], pixels[i + 2]));
    pixels[i + 1] -= excess * green;
    pixels[i + 2] += excess * blue;
    pixels[i] += excess * red;
  }
}

/** Shadows toward violet-blue, lights toward warm cream; in place. */
export function grade(pixels, settings = {}) {
  const { gamma = 1, saturation = 1, contrast = 1, lift = 0 } = settings;
  const {
    shadow = [92, 98, 168],
    shadowAmount = 0,
    light = [255, 243, 220],
    lightAmount = 0,
  } = settings;
  const curve = Float32Array.from({ length: 256 }, (_, i) => 255 * (i / 255) ** gamma);
  for (let i = 0; i < pixels.length; i += 3) {
    const red = curve[clamp(Math.round(pixels[i]), 0, 255)];
    const green = curve[clamp(Math.round(pixels[i + 1]), 0, 255)];
    const blue = curve[clamp(Math.round(pixels[i + 2]), 0, 255)];
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    const level = grey / 255;
    const dark = Math.max(0, 1 - level * 1.9) * shadowAmount;
    const bright = Math.max(0, level * 1.8 - 0.8) * lightAmount;
    const channels = [red, green, blue];
    for (let k = 0; k < 3; k++) {
      let value = grey + (channels[k] - grey) * saturation;
      value = value * (1 - dark) + shadow[k] * (0.35 + level * 1.6) * dark;
      value = value * (1 - bright) + light[k] * bright;
      pixels[i + k] = clamp((value - 128) * contrast + 128 + lift, 0, 255);
    }
  }
}
