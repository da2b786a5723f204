import type { Figure } from '../figure.ts';
import { readTrialRecord } from '../test-records.ts';

const BARS: Readonly<Record<string, string>> = {
  'kill-cycles':
    '200 kill -9 cycles with 8 clients: 0 lost, 0 duplicates, ready again within 2 s (median)',
  'mail-away':
    'SMTP down for 72 virtual hours: nothing lost, everything delivered, dead letters visible',
  'slot-races': '50 rounds of 100 racers: one 201 each, 409 with other times for the rest, no 500',
  'generated-inputs':
    'Unique strings in every field: 0 in logs, store, addresses, subjects and webhooks',
};

/** What the trials of the intake found: read from the last `npm run torture`, if it was at this commit. */
export const trials: Figure = {
  name: 'trials',
  group: 'Durability',
  isShort: false,
  measure: () => {
    const record = readTrialRecord();
    return Object.entries(BARS).map(([name, bar]) => {
      const trial = record?.[name];
      if (!trial) {
        return {
          bar,
          value: `no \`npm run torture -- ${name}\` at this commit`,
          outcome: 'not measured',
        };
      }
      return { bar, value: trial.told, outcome: trial.held ? 'held' : 'missed' };
    });
  },
};
