import type { Worn } from '../../../../domain/smile/worn-smile.ts';
import type { ShapeParts } from './shader-sources.ts';
import type { WornModel } from './worn-model.ts';

/** Where what is worn needs shapes of its own. */
export interface WornStage {
  readonly parts: ShapeParts;
  /** Everything that draws it on a context. Throws with the driver's words where it refuses a shader. */
  readonly makeModel: (gl: WebGL2RenderingContext) => Promise<WornModel>;
}

/** Fetches the stage on which something is shown; none where it is worn on both arches as they are. A drawing keeps the stage of its first smile. */
export async function fetchStage(worn: Worn | undefined): Promise<WornStage | undefined> {
  if (worn?.kind === 'expander') return (await import('./expander-model.ts')).EXPANDER_STAGE;
  if (worn?.kind === 'veneer') return (await import('./veneer-model.ts')).VENEER_STAGE;
  return undefined;
}
