import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { comparedPoints } from '../../../domain/smile/distances/compared-points.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { FRONT_CAMERA } from '../../../domain/smile/camera.ts';
import { CACHE_FOLDER, compileRenderer } from '../compile-renderer.ts';
import { sceneOf, writeParameters } from '../parameter-file.ts';

const run = promisify(execFile);
const MOST_BYTES = 1 << 24;

/** What the renderer's distances are at a smile's compared points, in micrometers, a row a point as print-distances.c says. Throws when it fails. */
export async function askDistances(smile: WornSmile): Promise<number[][]> {
  const program = await compileRenderer('distances', 'art/smiles/distances/print-distances.c');
  const parameters = join(CACHE_FOLDER, 'distances-parameters.txt');
  const points = join(CACHE_FOLDER, 'distances-points.txt');
  const scene = { camera: FRONT_CAMERA, ...sceneOf(smile.worn) };
  await writeFile(parameters, writeParameters(smile, scene));
  const lines = comparedPoints(smile).map(({ tooth, at }) => [tooth, ...at].join(' '));
  await writeFile(points, `${lines.join('\n')}\n`);
  const { stdout } = await run(program, [parameters, points], { maxBuffer: MOST_BYTES });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
}
