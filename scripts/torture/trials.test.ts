import { expect, it } from 'vitest';
import { TRIALS } from './trials.ts';

/** A shorter form of each; `npm run torture` does the whole. */
const LIMIT_MS = 120_000;

it.each(TRIALS.map((trial) => [trial.claim, trial] as const))(
  '%s',
  async (_claim, trial) => {
    const { faults } = await trial.run('short');
    expect(faults).toEqual([]);
  },
  LIMIT_MS,
);
