import { gpuDone } from './gpu-done.ts';
import type { ShapeStep } from './shape-model.ts';

/** Runs a part of the work and waits until the graphics chip has done it, so that the page can draw in between. */
export async function runStep(
  gl: WebGL2RenderingContext,
  { name, run }: ShapeStep,
  isMeasured: boolean,
): Promise<void> {
  const start = performance.now();
  run();
  await gpuDone(gl);
  // Only those of the first picture: what is kept of each would grow with use.
  if (isMeasured) performance.measure(`live-smile ${name}`, { start });
}
