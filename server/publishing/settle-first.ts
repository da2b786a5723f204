import { loadLive } from './load-published.ts';
import type { PublisherDependencies } from './publisher-dependencies.ts';
import { refusePublishing } from './refuse-publishing.ts';
import { readTakenAway } from './taken-away.ts';
import { settleUnderWay } from './under-way.ts';

/**
 * What could not be taken back when it failed, or when the server began, is seen to before anything else is done; visitors see then what it has come to.
 *
 * @throws Refusal 409 where it cannot be
 */
export async function settleFirst({
  database,
  dataDir,
  deployed,
  live,
  tools,
  reportError,
}: PublisherDependencies): Promise<void> {
  try {
    const place = { dataDir, contentFolder: tools.contentFolder };
    if ((await settleUnderWay(place, database)) === undefined) return;
    live.replace(loadLive(dataDir, deployed), await readTakenAway(database));
  } catch (error) {
    reportError(error);
    throw refusePublishing(
      409,
      'Something broke off while it was published, and could not be taken back. Until that is settled nothing is built or published; drafts are kept. Tell whoever looks after the server.',
    );
  }
}
