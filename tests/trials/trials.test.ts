import { expect, it } from 'vitest';
import { inRelease, IS_RELEASE } from '../support/in-release.ts';
import { generatedInputsTrial } from './generated-inputs.ts';
import { TRIALS } from './trials.ts';

/** What no other test shows, in a shorter form than that of `npm run torture`. Kills, crashes, races, floods, full disks and what a writer leaves when the power fails are met by tests of their own in every run. */
const ALWAYS = [generatedInputsTrial];
const OTHERS = TRIALS.filter((trial) => !ALWAYS.includes(trial));

it.for([...ALWAYS, ...inRelease(...OTHERS)].map((trial) => [trial.claim, trial] as const))(
  '%s',
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
