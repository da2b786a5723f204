import type { Worn } from '../../../../domain/smile/worn-smile.ts';
import { compilePrograms } from './compile-programs.ts';
import { makeModelStore } from './model-store.ts';
import { makePassRunner } from './pass-runner.ts';
import { makePictureMean } from './picture-mean.ts';
import { makeModelShaper } from './shape-model.ts';
import { MOUTH, shadersOf } from './shader-sources.ts';
import type { WornModel } from './worn-model.ts';
import { fetchStage } from './fetch-stage.ts';

/**
 * Everything that draws on a context. Throws with the driver's words where it refuses a shader.
 *
 * @param first what the first smile wears: it decides the stage
 */
export async function prepareModel(gl: WebGL2RenderingContext, first: Worn | undefined) {
  const stage = await fetchStage(first);
  const parts = stage?.parts ?? MOUTH;
  const { isCast } = parts;
  const runner = makePassRunner(gl, await compilePrograms(gl, shadersOf(parts)));
  const store = makeModelStore(gl);
  const shaper = makeModelShaper(gl, store, runner, isCast);
  let worn: Promise<WornModel> | undefined;
  /** What draws appliances: fetched and compiled with the first smile that wears one. */
  const wornModel = () =>
    (worn ??= stage
      ? stage.makeModel(gl)
      : import('./worn-model.ts').then((it) => it.makeWornModel(gl)));
  return { runner, store, shaper, isCast, addToMean: makePictureMean(gl, runner), wornModel };
}
