import { expect, it } from 'vitest';
import { TRIALS } from './trials.ts';

/** A shorter form of each; `npm run torture` does the whole. */
const LIMIT_MS = 120_000;

it.for(TRIALS.map((trial) => [trial.claim, trial] as const))(
  '%s',
  { timeout: LIMIT_MS },
  async ([, trial], context) => {
    const missing = trial.needs?.();
    if (missing !== undefined) return context.skip(`This trial needs ${missing}.`);
    const { faults } = await trial.run('short');
    expect(faults).toEqual([]);
  },
);
