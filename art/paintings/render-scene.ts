import { execFileSync } from 'node:child_process';
import { BLENDER } from '../needs.ts';
import type { Size } from './painter/pixels.ts';

const SCRIPT = 'art/paintings/render.py';
/** One thread, nothing of the user's own settings, and a fault in the script ends it. */
const OPTIONS = ['-b', '-t', '1', '--factory-startup', '--python-exit-code', '1', '-P', SCRIPT];

/**
 * Renders scenes/<name>.py to the PNG `to`. Takes minutes at full size. Throws when Blender fails.
 *
 * @param samples paths of light a pixel
 */
export function renderScene(name: string, to: string, { width, height }: Size, samples: number) {
  const numbers = [width, height, samples].map(String);
  execFileSync(BLENDER.program, [...OPTIONS, '--', name, to, ...numbers], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
