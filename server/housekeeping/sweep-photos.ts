import type { FastifyBaseLogger } from 'fastify';
import type { RequestDatabase } from '../db/open-database.ts';
import { describeError } from '../logging.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { removeUnclaimed } from '../photos/remove-unclaimed.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 60 * 60 * 1_000;

/**
 * Removes photos that belong to no request: a server died between photo and request, or the store was away when a request was deleted.
 */
export function sweepPhotos(
  database: RequestDatabase,
  store: PhotoStore,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Chore {
  return {
    name: 'photos without a request',
    intervalMs: INTERVAL_MS,
    run: async () => {
      const { removed, fault } = await removeUnclaimed(database, store, { now: new Date() });
      if (removed > 0) log.info({ removed }, 'photos without a request removed');
      if (fault) log.error({ err: describeError(fault) }, 'photos could not be removed');
    },
  };
}
