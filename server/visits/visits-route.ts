import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMeasuredEvent, type MeasuredEvent } from '../../domain/measurement/measured-events.ts';
import { VISITS_PATH, type CountedVisit } from '../../domain/measurement/visit-count.ts';
import type { IntakeCounts } from '../intake/request-limit.ts';
import { checkBodyHeaders, readBody } from '../intake/read-submission.ts';
import { refuseFields, refuseMediaType } from '../intake/refusals.ts';
import type { VisitCounter } from './visit-counter.ts';

/** What the route needs. */
export interface VisitDependencies {
  counter: VisitCounter;
  /** The pages that are counted, from the build; none where the practice does not count. */
  pages: ReadonlySet<string>;
}

/**
 * POST /visits: one page that was opened, or one event that happened (docs/decisions/125-a-count-of-our-own.md). Only what the build and the table
 * of events know is taken, so that nothing about a person can be said here. A browser that asks not to be tracked is answered alike and not counted.
 */
export function addVisitsRoute(
  app: FastifyInstance,
  { counter, pages }: VisitDependencies,
  siteOrigin: string | undefined,
  countVisit: IntakeCounts['countVisit'],
): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (checkBodyHeaders(request, siteOrigin) !== 'json') throw refuseMediaType();
    await countVisit(request);
  };
  app.post(VISITS_PATH, { onRequest }, async (request, reply) => {
    const visit = toVisit(readBody(request).input, pages);
    if (!asksNotToBeTracked(request)) counter.add(visit);
    return reply.code(204).send();
  });
}

/** @throws Refusal 422 for whatever is neither a page of the site nor an event of the table */
function toVisit(input: object, pages: ReadonlySet<string>): CountedVisit {
  const { page, event, label, ...rest } = input as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuseFields([{ field: unknown, message: 'Leave this out.' }]);
  if (event === undefined && label === undefined) {
    if (typeof page === 'string' && pages.has(page)) return { page };
    throw refuseFields([{ field: 'page', message: 'Name a page of this site.' }]);
  }
  if (page === undefined && isMeasuredEvent(event, label)) return { event, label } as MeasuredEvent;
  throw refuseFields([
    { field: 'event', message: 'Name an event of the table, with a label of it.' },
  ]);
}

/** Global Privacy Control, or Do Not Track. The page does not ask then; this holds for one that does. */
function asksNotToBeTracked({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}
