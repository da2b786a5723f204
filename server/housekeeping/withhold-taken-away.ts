import type { RequestDatabase } from '../db/open-database.ts';
import { readTakenAway } from '../publishing/taken-away.ts';
import type { LiveSite, Withheld } from '../site/live-site.ts';
import type { Chore } from './start-chores.ts';

/** Where several servers share a database, one learns within this what was taken away at another's desk. */
const INTERVAL_MS = 60_000;

interface Log {
  error(text: string): void;
}

/** What is to be done is the same for each: publish at the desk, or deploy anew. */
const SAID: Readonly<Record<Exclude<Withheld, 'nothing'>, string>> = {
  consents:
    'the built site has a photograph that was taken away at the desk, or is too old to say what it has: nothing is shown that needs a consent, until the site is published or deployed anew',
  site: 'the published site has a photograph that was taken away at the desk, and no edition without it: the one that was deployed is shown, until the site is published or deployed anew',
  all: 'the built site has a photograph that was taken away at the desk, and no edition without it: visitors are told that it cannot be shown, until it is built without the photograph, and published or deployed anew; requests are received',
};

/** Shows nothing that was taken away at the desk, and tells the log once where the site that was built has it: it is to be built anew. */
export function withholdTakenAway(
  database: RequestDatabase,
  live: Pick<LiveSite, 'withhold'>,
  log: Log,
): Chore {
  let before: Withheld = 'nothing';
  return {
    name: 'photographs taken away',
    intervalMs: INTERVAL_MS,
    run: async () => {
      const withheld = live.withhold(await readTakenAway(database));
      if (withheld !== 'nothing' && withheld !== before) log.error(SAID[withheld]);
      before = withheld;
    },
  };
}
