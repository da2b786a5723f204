import type { FastifyBaseLogger } from 'fastify';
import type { RequestDatabase } from '../db/open-database.ts';
import { describeError } from '../logging.ts';
import type { PhotoStore } from './photo-store.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';

const SWEEP_INTERVAL_MS = 60 * 60 * 1_000;

/**
 * Removes photos that belong to no request, now and every hour: a server died between photo and request, or the store was away when a request
 * was deleted.
 *
 * @returns ends it, once a sweep that is under way has ended
 */
export function startPhotoSweep(
  database: RequestDatabase,
  store: PhotoStore,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const sweep = async (): Promise<void> => {
    try {
      const { removed, fault } = await removeUnclaimed(database, store, { now: new Date() });
      if (removed > 0) log.info({ removed }, 'photos without a request removed');
      if (fault) log.error({ err: describeError(fault) }, 'photos could not be removed');
    } catch (error) {
      log.error({ err: describeError(error) }, 'the sweep of photos failed');
    }
  };
  let last = sweep();
  const timer = setInterval(() => {
    last = last.then(sweep);
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
