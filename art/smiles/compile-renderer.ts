import { execFile } from 'node:child_process';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { C_COMPILER } from '../needs.ts';

const run = promisify(execFile);

const RENDERER_FOLDER = 'art/smiles/renderer';
/** Of the program that draws; another program's stands beside its recipe. */
const DRAWS = 'main.c';
export const CACHE_FOLDER = '.cache/art';
/** The distances need no exact rounding, and this makes them a third quicker. */
const COMPILER_OPTIONS = ['-O3', '-ffast-math', '-flto'];

const modifiedMs = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

/**
 * Compiles the renderer's shapes with a program's own file unless that was done since any of them last changed; gives the program's path. Throws when
 * the compiler fails.
 */
export async function compileRenderer(
  name: string,
  ownFile: string = join(RENDERER_FOLDER, DRAWS),
): Promise<string> {
  const program = join(CACHE_FOLDER, name);
  const shapes = (await readdir(RENDERER_FOLDER)).filter((file) => file !== DRAWS);
  const files = [ownFile, ...shapes.map((file) => join(RENDERER_FOLDER, file))];
  const changed = await Promise.all(files.map(modifiedMs));
  if (Math.max(...changed) < (await modifiedMs(program))) return program;
  await mkdir(CACHE_FOLDER, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.c'));
  await run(C_COMPILER.program, [...COMPILER_OPTIONS, '-o', program, ...sources, '-lm']);
  return program;
}
