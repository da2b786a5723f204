import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { C_COMPILER } from '../../needs.ts';
import { readPpm } from '../../read-ppm.ts';
import type { Size } from '../painter/pixels.ts';
import { BACKDROPS, CLOTHES, HAIR, type Sitter } from './sitters.ts';

const run = promisify(execFile);

const SOURCE = 'art/paintings/portraits/portrait.c';
const COMPILER_OPTIONS = ['-O3', '-ffast-math'];

const WALLS = {
  mist: { wall: 'e6ecf4', wallShade: 'b3bfd8' },
  sage: { wall: 'dfe6d4', wallShade: 'a9b99c' },
  plaster: { wall: 'efe4d0', wallShade: 'c9b799' },
  dusk: { wall: 'd3dbea', wallShade: '8f9fc4' },
  rose: { wall: 'efddd2', wallShade: 'cdb0a6' },
} as const satisfies Record<Sitter['wallIs'], unknown>;

/** Renders a sitter to the PNG `to`. Throws when the compiler or the program fails. */
export async function renderSitter(
  { wallIs, hair, clothes, backdrop, ...others }: Sitter,
  to: string,
  { width, height }: Size,
): Promise<void> {
  const words = {
    ...WALLS[wallIs],
    ...others,
    backdrop: BACKDROPS.indexOf(backdrop),
    hair: HAIR.indexOf(hair),
    clothes: CLOTHES.indexOf(clothes),
  };
  const program = join(dirname(to), 'portrait');
  await run(C_COMPILER.program, [...COMPILER_OPTIONS, '-o', program, SOURCE, '-lm']);
  const picture = to.replace(/\.png$/, '.ppm');
  const said = Object.entries(words).map(([word, value]) => `${word}=${value}`);
  await run(program, [picture, String(width), String(height), ...said]);
  const { pixels, raw } = readPpm(await readFile(picture));
  await sharp(pixels, { raw }).png().toFile(to);
}
