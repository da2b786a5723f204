import type { Size } from './painter/pixels.ts';
import { runBlender } from './run-blender.ts';

const SCRIPT = 'art/paintings/render.py';

/**
 * Renders scenes/<name>.py to the PNG `to`. Takes minutes at full size. Throws when Blender fails.
 *
 * @param samples paths of light a pixel
 */
export function renderScene(name: string, to: string, { width, height }: Size, samples: number) {
  runBlender(SCRIPT, [name, to, ...[width, height, samples].map(String)]);
}
