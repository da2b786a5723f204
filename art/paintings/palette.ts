import type { Rgb } from './painter/pixels.ts';

const ROUNDS = 14;

/** As many colours as stand best for the given ones, the lightest first: k-means, begun with colours spread over the list. */
export function paletteOf(colours: readonly Rgb[], count: number): Rgb[] {
  let palette = Array.from(
    { length: count },
    (_, index) => colours[Math.floor((index * colours.length) / count)],
  ).filter((colour) => colour !== undefined);
  for (let round = 0; round < ROUNDS; round++) {
    palette = palette.map((center) => {
      const own = colours.filter((colour) => nearestOf(palette, colour) === center);
      return own.length === 0 ? center : meanOf(own);
    });
  }
  return palette.toSorted((one, other) => lightness(other) - lightness(one));
}

/** The palette's colour that a colour is nearest to. */
export function nearestOf(palette: readonly Rgb[], colour: Rgb): Rgb | undefined {
  return palette.toSorted((one, other) => apart(one, colour) - apart(other, colour))[0];
}

function meanOf(colours: readonly Rgb[]): Rgb {
  const mean = (part: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour[part], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}

const lightness = ([red, green, blue]: Rgb): number => red * 0.3 + green * 0.59 + blue * 0.11;

const apart = (one: Rgb, other: Rgb): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
