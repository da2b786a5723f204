import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { coveringStrokes, type Stroke } from './covering-strokes.ts';
import { nearestOf, paletteOf } from './palette.ts';
import { paint } from './painter/paint.ts';
import type { Brush } from './painter/paint-settings.ts';

const PAINTING = 'content/pictures/conversation.jpg';
/** The canvas, in pixels; the painting's own proportion. */
const SIZE = { width: 616, height: 840 };
/** Canvas pixels for one unit of the drawing. */
const UNIT_PX = 4;
const SEED = 7;
const COLOURS = 12;
const OPENING_GROUPS = 8;
const MANNER = { angle: 0.9, sway: 0.8, cycle: 0.003, tensor: 7, hue: 0.01, value: 0.05 };
const BROAD: Brush = { radius: 26, grid: 0.62, most: 8, least: 4, blur: 9 };
const FINER: Brush = { radius: 17, grid: 0.62, most: 9, least: 4, blur: 6 };

/** Writes the strokes by which the hero's painting arrives: the painter's broad ones, a colour after the other, and its finer ones. */
export async function writeHeroStrokes(to: string): Promise<void> {
  const under = coveringStrokes(await strokesOf(BROAD), SIZE, 0.24);
  const opening = coveringStrokes(await strokesOf(FINER), SIZE, 0.22);
  const palette = paletteOf(
    under.map((stroke) => stroke.paint),
    COLOURS,
  );
  const lines = palette.map((colour) => {
    const own = under.filter((stroke) => nearestOf(palette, stroke.paint) === colour);
    const hex = colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
    return `    { colour: '#${hex}', path: '${pathOf(own)}' },`;
  });
  const perGroup = Math.ceil(opening.length / OPENING_GROUPS);
  const groups = Array.from({ length: OPENING_GROUPS }, (_, group) =>
    pathOf(opening.slice(group * perGroup, (group + 1) * perGroup)),
  );
  await writeFile(
    to,
    [
      '/**',
      ` * ${under.length} broad strokes and ${opening.length} finer ones of the program that painted the picture. Made by`,
      ' * `npm run make -- hero-strokes` in art/; do not edit by hand.',
      ' */',
      'export const HERO_STROKES = {',
      `  width: ${SIZE.width / UNIT_PX},`,
      `  height: ${SIZE.height / UNIT_PX},`,
      '  under: [',
      ...lines,
      '  ],',
      '  opening: [',
      ...groups.map((path) => `    '${path}',`),
      '  ],',
      '} as const;',
      '',
    ].join('\n'),
  );
}

async function strokesOf(brush: Brush): Promise<Stroke[]> {
  const { width, height } = SIZE;
  const data = await sharp(PAINTING).resize(width, height).removeAlpha().raw().toBuffer();
  const strokes: Stroke[] = [];
  const picture = Float32Array.from(data);
  paint(picture, width, height, { ...MANNER, layers: [brush] }, SEED, 1, (path, _size, colour) => {
    const [from, middle, to] = [path[0], path[path.length >> 1], path.at(-1)];
    if (from && middle && to)
      strokes.push({ way: [from, middle, to], radius: brush.radius, paint: colour });
  });
  return strokes;
}

/** One path for all strokes of a group; each is a curve through the middle of its way. */
function pathOf(strokes: readonly Stroke[]): string {
  return strokes
    .map(({ way: [from, middle, to] }) => {
      const [x, y] = from.map(units) as [number, number];
      const bend = [0, 1].map((k) => 2 * (middle[k] ?? 0) - ((from[k] ?? 0) + (to[k] ?? 0)) / 2);
      const [bx, by, ex, ey] = [...bend, ...to].map(units) as [number, number, number, number];
      return `M${x} ${y}q${bx - x} ${by - y} ${ex - x} ${ey - y}`.replaceAll(' -', '-');
    })
    .join('');
}

const units = (px: number): number => Math.round(px / UNIT_PX);
