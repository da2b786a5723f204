import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Smile } from '../../domain/smile/teeth.ts';
import { readPpm } from '../read-ppm.ts';
import { CACHE_FOLDER, compileRenderer } from './compile-renderer.ts';
import { writeParameters, type Scene } from './parameter-file.ts';

const run = promisify(execFile);

const JPEG_QUALITY = 92;
/** Pictures may be made while other people work on the machine. */
const NICENESS = '19';

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
  /** More samples a pixel where neighboring pixels differ; 1 for a quick look. */
  readonly samples: number;
}

/** Draws a smile; gives its pixels. Takes minutes at full size. Throws when compiler or renderer fail. */
export async function renderSmile(smile: Smile, scene: Scene, size: Size) {
  const program = await compileRenderer('smile');
  const parameters = join(CACHE_FOLDER, 'parameters.txt');
  const picture = join(CACHE_FOLDER, 'picture.ppm');
  await writeFile(parameters, writeParameters(smile, scene));
  const measures = [size.widthPx, size.heightPx, size.samples].map(String);
  await run('nice', ['-n', NICENESS, program, parameters, picture, ...measures]);
  return readPpm(await readFile(picture));
}

/** Draws a smile and writes it as a JPEG. Takes minutes at full size. Throws when compiler or renderer fail. */
export async function drawSmile(smile: Smile, scene: Scene, size: Size, target: string) {
  const { pixels, raw } = await renderSmile(smile, scene, size);
  await sharp(pixels, { raw })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(target);
}
