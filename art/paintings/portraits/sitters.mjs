import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parse } from 'yaml';

const HERE = dirname(fileURLToPath(import.meta.url));

export const SITTER_SIZE = {
  full: { rendered: [960, 1200], painted: [1280, 1600] },
  preview: { rendered: [480, 600], painted: [640, 800] },
};
/** The canvas width in pixels for which the brush radii below are written. */
export const SITTER_SETTINGS_WIDTH_PX = 1000;

/** The numbers by which portrait.c knows these, in its order. */
const HAIR = [
  'crop',
  'bob',
  'long',
  'curls',
  'bun',
  'bald',
  'fringe',
  'scarf',
  'swept',
  'ponytail',
];
const CLOTHES = ['clinic', 'crew', 'shirt', 'vneck', 'blazer'];
const BACKDROPS = ['niche', 'windowLeft', 'windowRight'];
const WALLS = {
  mist: { wall: 'e6ecf4', wallShade: 'b3bfd8' },
  sage: { wall: 'dfe6d4', wallShade: 'a9b99c' },
  plaster: { wall: 'efe4d0', wallShade: 'c9b799' },
  dusk: { wall: 'd3dbea', wallShade: '8f9fc4' },
  rose: { wall: 'efddd2', wallShade: 'cdb0a6' },
};

/** Who sits, by the name of the picture. */
export const SITTERS = Object.fromEntries(
  Object.entries(parse(readFileSync(join(HERE, 'sitters.yaml'), 'utf8'))).map(
    ([name, { likeness, dress, pose }]) => [name, { ...likeness, ...dress, ...pose }],
  ),
);

function place(list, word) {
  const index = list.indexOf(word);
  if (index < 0) throw new Error(`sitters.yaml: '${word}' is none of ${list.join(', ')}`);
  return index;
}

/** Renders a sitter to a PNG. Needs a C compiler. */
export async function renderSitter(name, to, [width, height]) {
  const {
    wallIs = 'mist',
    backdrop = 'niche',
    hair = 'crop',
    clothes = 'crew',
    ...words
  } = SITTERS[name];
  const said = {
    ...WALLS[wallIs],
    ...words,
    backdrop: place(BACKDROPS, backdrop),
    hair: place(HAIR, hair),
    clothes: place(CLOTHES, clothes),
  };
  const program = join(dirname(to), 'portrait');
  const raw = to.replace(/\.png$/, '.ppm');
  execFileSync('cc', ['-O3', '-ffast-math', '-o', program, join(HERE, 'portrait.c'), '-lm'], {
    stdio: 'inherit',
  });
  const described = Object.entries(said).map(([word, value]) => `${word}=${value}`);
  execFileSync(program, [raw, String(width), String(height), ...described]);
  const bytes = readFileSync(raw);
  const start = bytes.indexOf('255\n') + 4;
  await sharp(bytes.subarray(start), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(to);
}

/**
 * How a sitter is painted: calm strokes in the face, loose ones elsewhere, none finer than 3.8: what makes a painted
 * face uncanny is exactness.
 */
export function sitterRecipe(name) {
  const { seed, yaw, zoom = 41, centre = -6.6, side = 0 } = SITTERS[name];
  const face = [0.5 + (-side + 7 * Math.sin(yaw)) / zoom, 0.5 + (centre + 1.5) / (zoom * 1.25)];
  const away = (x, y, reach) =>
    Math.hypot((x - face[0]) / reach, ((y - face[1]) * 1.25) / (reach * 1.25));
  return {
    seed,
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
