import type { FastifyInstance } from 'fastify';
import { refuseBusy } from '../intake/refusals.ts';

/** Whether the server should turn work away just now. */
export type IsOverloaded = () => boolean;

const SAMPLE_INTERVAL_MS = 250;
/** The event loop this late means that every answer is, and more work would only make them later. */
const LAG_LIMIT_MS = 1_000;
/** Requests being worked on at once. Sealing and storing one takes milliseconds, so that many means a jam. */
const IN_FLIGHT_LIMIT = 500;
const RETRY_SECONDS = 10;

/** Measures how late the event loop is. The measuring alone keeps no process alive. */
export function watchLoad(clock: () => number = () => performance.now()): IsOverloaded {
  let expectedMs = clock() + SAMPLE_INTERVAL_MS;
  let lagMs = 0;
  const timer = setInterval(() => {
    lagMs = clock() - expectedMs;
    expectedMs = clock() + SAMPLE_INTERVAL_MS;
  }, SAMPLE_INTERVAL_MS);
  timer.unref();
  return () => lagMs > LAG_LIMIT_MS;
}

/**
 * Answers 503 with Retry-After, before anything of a request is read, while there is more to do than can be done. The pages of the site
 * and the health checks do not come this way: they stay cheap, and go on.
 */
export function shedLoad(app: FastifyInstance, isOverloaded: IsOverloaded): void {
  let inFlight = 0;
  app.addHook('onRequest', async (_request, reply) => {
    inFlight += 1;
    // Also when the sender goes away in the middle, which Fastify's onResponse does not hear.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    if (inFlight > IN_FLIGHT_LIMIT || isOverloaded()) throw refuseBusy(RETRY_SECONDS);
  });
}
