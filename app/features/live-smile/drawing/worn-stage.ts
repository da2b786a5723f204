import type { ShapeParts } from './shader-sources.ts';
import type { WornModel } from './worn-model.ts';

/** Where what is worn needs shapes of its own. */
export interface WornStage {
  readonly parts: ShapeParts;
  /** Everything that draws it on a context. Throws with the driver's words where it refuses a shader. */
  readonly makeModel: (gl: WebGL2RenderingContext) => Promise<WornModel>;
}
