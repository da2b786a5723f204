import { compilePrograms } from './compile-programs.ts';
import { makeModelStore } from './model-store.ts';
import { makePassRunner } from './pass-runner.ts';
import { makePictureMean } from './picture-mean.ts';
import { makeModelShaper } from './shape-model.ts';

/** Everything that draws on a context. Throws with the driver's words where it refuses a shader. */
export async function prepareModel(gl: WebGL2RenderingContext) {
  const runner = makePassRunner(gl, await compilePrograms(gl));
  const store = makeModelStore(gl);
  const shaper = makeModelShaper(gl, store, runner);
  return { runner, store, shaper, addToMean: makePictureMean(gl, runner) };
}
