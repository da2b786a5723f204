import { expect, it } from 'vitest';
import { inRelease, IS_RELEASE } from '../support/in-release.ts';
import { generatedInputsTrial } from './generated-inputs.ts';
import { powerLossTrial } from './power-loss.ts';
import { TRIALS } from './trials.ts';

/** A shorter form of each; `npm run torture` does the whole. */
const LIMIT_MS = 120_000;

/** What no other test shows: kills, crashes, races, floods and full disks are met by the server's own tests in every run. */
const ALWAYS = [powerLossTrial, generatedInputsTrial];
const OTHERS = TRIALS.filter((trial) => !ALWAYS.includes(trial));

it.for([...ALWAYS, ...inRelease(...OTHERS)].map((trial) => [trial.claim, trial] as const))(
  '%s',
  { timeout: LIMIT_MS },
  async ([, trial], context) => {
    const missing = trial.needs?.();
    if (missing !== undefined) {
      // No release without it.
      expect(IS_RELEASE, `This trial needs ${missing}.`).toBe(false);
      return context.skip(`This trial needs ${missing}.`);
    }
    const { faults } = await trial.run('short');
    expect(faults).toEqual([]);
  },
);
