import type { RequestDatabase } from '../db/open-database.ts';
import { readTakenAway } from '../publishing/taken-away.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { Chore } from './start-chores.ts';

/** Where several servers share a database, one learns within this what was taken away at another's desk. */
const INTERVAL_MS = 60_000;

interface Log {
  error(text: string): void;
}

/** Shows nothing that was taken away at the desk, and tells the log once where the site that was built has it: it is to be built anew. */
export function withholdTakenAway(
  database: RequestDatabase,
  live: Pick<LiveSite, 'withhold'>,
  log: Log,
): Chore {
  let wasWithheld = false;
  return {
    name: 'photographs taken away',
    intervalMs: INTERVAL_MS,
    run: async () => {
      const isWithheld = live.withhold(await readTakenAway(database));
      if (isWithheld && !wasWithheld) {
        log.error(
          'the built site has a photograph that was taken away at the desk: nothing is shown that needs a consent, until the site is published or deployed anew',
        );
      }
      wasWithheld = isWithheld;
    },
  };
}
