import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBusy } from '../intake/refusals.ts';

/** Whether the server should turn work away just now. */
export type IsOverloaded = () => boolean;

/** A gauge of how late the event loop is. */
export interface LoadGauge {
  /** Measures from now on. Call it once the server listens: a start holds the event loop up, and means nothing. */
  begin(): void;
  isOverloaded: IsOverloaded;
}

const SAMPLE_INTERVAL_MS = 250;
/** The event loop this late means that every answer is, and more work would only make them later. */
const LAG_LIMIT_MS = 1_000;
/** So often in a row it must be late: a single pause (a machine that was suspended, a slow disk) is over when it is seen. */
const LATE_SAMPLES = 3;
/** Requests being worked on at once. Sealing and storing one takes milliseconds, so that many means a jam. */
const IN_FLIGHT_LIMIT = 500;
const RETRY_SECONDS = 10;

/** Measures how late the event loop is, time after time. The measuring alone keeps no process alive. */
export function watchLoad(clock: () => number = () => performance.now()): LoadGauge {
  let lateSamples = 0;
  const begin = (): void => {
    let expectedMs = clock() + SAMPLE_INTERVAL_MS;
    const timer = setInterval(() => {
      lateSamples = clock() - expectedMs > LAG_LIMIT_MS ? lateSamples + 1 : 0;
      expectedMs = clock() + SAMPLE_INTERVAL_MS;
    }, SAMPLE_INTERVAL_MS);
    timer.unref();
  };
  return { begin, isOverloaded: () => lateSamples >= LATE_SAMPLES };
}

/**
 * Answers 503 with Retry-After, before anything of a request is read, while there is more to do than can be done. A request with no
 * other under way is never turned away: there is nothing that it would make later. The pages of the site
 * and the health checks do not come this way: they stay cheap, and go on.
 */
export function shedLoad(app: FastifyInstance, isOverloaded: IsOverloaded): void {
  const underWay = new Set<FastifyRequest>();
  const inHandler = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    underWay.add(request);
    // A sender who goes away before all was read is heard of nowhere else. Later it changes nothing: the handler works on.
    reply.raw.once('close', () => {
      if (!inHandler.has(request)) underWay.delete(request);
    });
    const isAlone = underWay.size === 1;
    if (underWay.size > IN_FLIGHT_LIMIT || (!isAlone && isOverloaded())) {
      throw refuseBusy(RETRY_SECONDS);
    }
  });
  app.addHook('preHandler', async (request) => {
    inHandler.add(request);
    underWay.add(request);
  });
  app.addHook('onSend', async (request) => void underWay.delete(request));
}
