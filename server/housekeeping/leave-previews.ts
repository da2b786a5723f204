import type { SitePublisher } from '../publishing/site-publisher.ts';
import type { Chore } from './start-chores.ts';

/** As for the site that visitors see (withhold-taken-away.ts). */
const INTERVAL_MS = 60_000;

/** Where several servers share a database, leaves a preview with a photograph that was taken away at another's desk. */
export function leavePreviews(publisher: Pick<SitePublisher, 'run' | 'leaveTakenAway'>): Chore {
  return {
    name: 'previews with photographs taken away',
    intervalMs: INTERVAL_MS,
    run: async () => {
      // Without one there is nothing to leave, and others may build in the same folder.
      if (publisher.run().is === 'built') await publisher.leaveTakenAway();
    },
  };
}
