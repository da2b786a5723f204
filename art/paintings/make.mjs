/**
 * Makes a painting again: node art/paintings/make.mjs <name> [--preview] [--keep-render] [--out <file>]
 *
 * --preview paints small and quickly; --keep-render paints the last render again.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { grade, quietGreens } from './painter/colour.mjs';
import { paint } from './painter/paint.mjs';
import { settleNoise } from './painter/settle.mjs';
import { SCENES } from './pictures.mjs';
import {
  renderSitter,
  SITTER_SETTINGS_WIDTH_PX,
  SITTER_SIZE,
  SITTERS,
  sitterRecipe,
} from './portraits/sitters.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const PROJECT = join(HERE, '..', '..');
const WORK_FOLDER = join(PROJECT, '.cache', 'art');
const SCENE_SIZE = { painted: [2400, 1600], rendered: [1200, 800], samples: 24 };
/** The open air has the sun and little else to gather: fewer samples do. */
const OPEN_AIR_SAMPLES = 12;
const PREVIEW = { painted: [900, 600], rendered: [600, 400], samples: 10 };
/** The canvas width in pixels for which the brush radii are written. */
const SETTINGS_WIDTH_PX = 1400;
const JPEG_QUALITY = 88;

function need(program, how) {
  if (spawnSync(program, ['--version']).error) {
    console.error(`This picture needs ${program}, which is not installed. ${how}`);
    process.exit(1);
  }
}

function renderScene(name, to, { rendered: [width, height], samples }) {
  need(
    'blender',
    'On Debian: apt-get install blender. Version 3.4 made the pictures in content/pictures.',
  );
  const script = join(HERE, 'render.py');
  const numbers = [width, height, samples].map(String);
  const values = [
    '-b',
    '-t',
    '1',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
    name,
    to,
    ...numbers,
  ];
  execFileSync('blender', values, { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function repaint(from, to, recipe, [width, height], unit) {
  const { data } = await sharp(from)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .median(recipe.median ?? 5)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture = Float32Array.from(data);
  if (recipe.noise)
    picture = settleNoise(picture, width, height, Math.round(4 * unit), recipe.noise);
  if (recipe.greens) quietGreens(picture, recipe.greens);
  grade(picture, recipe.grade);
  const painted = paint(picture, width, height, { seed: recipe.seed, ...recipe.paint }, unit);
  const image = sharp(painted, { raw: { width, height, channels: 3 } });
  await (
    to.endsWith('.png') ? image.png() : image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
  ).toFile(to);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    'keep-render': { type: 'boolean' },
    out: { type: 'string' },
  },
});
const [name] = positionals;
const known = [...Object.keys(SCENES), ...Object.keys(SITTERS)];
if (!known.includes(name)) {
  console.error(`Say which picture: ${known.join(', ')}`);
  process.exit(1);
}
mkdirSync(WORK_FOLDER, { recursive: true });
const render = join(WORK_FOLDER, `${name}${values.preview ? '-preview' : ''}.png`);
const out = values.out ?? join(PROJECT, 'content', 'pictures', `${name}.jpg`);
const fresh = !(values['keep-render'] && existsSync(render));

if (name in SCENES) {
  const samples = SCENES[name].outdoors ? OPEN_AIR_SAMPLES : SCENE_SIZE.samples;
  const size = values.preview ? PREVIEW : { ...SCENE_SIZE, samples };
  if (fresh) renderScene(name, render, size);
  await repaint(render, out, SCENES[name], size.painted, size.painted[0] / SETTINGS_WIDTH_PX);
} else {
  need('cc', 'Install a C compiler, such as gcc or clang.');
  const size = values.preview ? SITTER_SIZE.preview : SITTER_SIZE.full;
  if (fresh) await renderSitter(name, render, size.rendered);
  await repaint(
    render,
    out,
    sitterRecipe(name),
    size.painted,
    size.painted[0] / SITTER_SETTINGS_WIDTH_PX,
  );
}
process.stdout.write(`${out}\n`);
