import { compilePrograms } from './compile-programs.ts';
import { makeModelStore } from './model-store.ts';
import { makePassRunner } from './pass-runner.ts';
import { makePictureMean } from './picture-mean.ts';
import { makeModelShaper } from './shape-model.ts';
import { SHADERS } from './shader-sources.ts';
import type { WornModel } from './worn-model.ts';

/** Everything that draws on a context. Throws with the driver's words where it refuses a shader. */
export async function prepareModel(gl: WebGL2RenderingContext) {
  const runner = makePassRunner(gl, await compilePrograms(gl, SHADERS));
  const store = makeModelStore(gl);
  const shaper = makeModelShaper(gl, store, runner);
  let worn: Promise<WornModel> | undefined;
  /** What draws appliances: fetched and compiled with the first smile that wears one. */
  const wornModel = () => (worn ??= import('./worn-model.ts').then((it) => it.makeWornModel(gl)));
  return { runner, store, shaper, addToMean: makePictureMean(gl, runner), wornModel };
}
