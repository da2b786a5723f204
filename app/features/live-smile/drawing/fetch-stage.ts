import type { Worn } from '../../../../domain/smile/worn-smile.ts';
import type { WornStage } from './worn-stage.ts';

/** Fetches the stage on which something is shown; none where it is worn on both arches as they are. A drawing keeps the stage of its first smile. */
export async function fetchStage(worn: Worn | undefined): Promise<WornStage | undefined> {
  if (worn?.kind === 'expander') return (await import('./expander-model.ts')).EXPANDER_STAGE;
  if (worn?.kind === 'veneer') return (await import('./veneer-model.ts')).VENEER_STAGE;
  return undefined;
}
