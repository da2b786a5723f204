import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Size } from '../painter/pixels.ts';
import { runBlender } from '../run-blender.ts';
import type { Sitter } from './sitters.ts';

const SCRIPT = 'art/paintings/portraits/render.py';

/** Where the packed head model lies; art/README.md says how it is made. */
const HEAD_MODEL = '.cache/art/head.npz';

/**
 * Renders a sitter to the PNG `to`, and the guide for the painter beside it. Takes minutes.
 *
 * @param samples paths of light a pixel
 * @throws Error when the head model is missing or Blender fails
 */
export function renderSitter(
  name: string,
  sitter: Sitter,
  to: string,
  { width, height }: Size,
  samples: number,
): void {
  if (!existsSync(HEAD_MODEL))
    throw new Error(`${HEAD_MODEL} is missing: art/README.md says how it is made`);
  const words = join(dirname(to), `${name}.json`);
  writeFileSync(words, JSON.stringify(sitter));
  // Dropped cloth is kept beside the render: the next trial needs a third less time.
  const env = { HEAD_MODEL, CLOTH_CACHE: dirname(to) };
  runBlender(SCRIPT, [words, to, ...[width, height, samples].map(String)], env);
}
