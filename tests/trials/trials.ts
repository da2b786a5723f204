import { diskFullTrial } from './disk-full.ts';
import { generatedInputsTrial } from './generated-inputs.ts';
import { killCyclesTrial } from './kill-cycles.ts';
import { mailAwayTrial } from './mail-away.ts';
import { postgresRestartsTrial } from './postgres-restarts.ts';
import { powerLossTrial } from './power-loss.ts';
import { slotRacesTrial } from './slot-races.ts';
import type { Trial } from './trial.ts';
import { twoWorkersTrial } from './two-workers.ts';
import { uploadFloodTrial } from './upload-flood.ts';

/** All of them, in the order in which they are run. */
export const TRIALS: readonly Trial[] = [
  killCyclesTrial,
  powerLossTrial,
  mailAwayTrial,
  slotRacesTrial,
  twoWorkersTrial,
  diskFullTrial,
  uploadFloodTrial,
  postgresRestartsTrial,
  generatedInputsTrial,
];
