import { generatedInputsTrial } from './generated-inputs.ts';
import { killCyclesTrial } from './kill-cycles.ts';
import { powerLossTrial } from './power-loss.ts';
import type { Trial } from './trial.ts';

/** All of them, in the order in which they are run. */
export const TRIALS: readonly Trial[] = [killCyclesTrial, powerLossTrial, generatedInputsTrial];
