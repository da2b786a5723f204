import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findLapses, type Lapse, type SiteValidity } from '../../domain/validity/site-validity.ts';
import type { RequestDatabase } from '../db/open-database.ts';

interface HealthDependencies {
  database: RequestDatabase;
  /** What of the site holds until a day. */
  validity: SiteValidity;
  now: () => Date;
}

/**
 * /healthz: the process answers (restart it when it does not). /readyz: requests can be taken (send it no visitors
 * while it says 503); below 'ready' stands what of the site has ended or ends soon, which keeps no visitor away.
 */
export async function registerHealthRoutes(
  app: FastifyInstance,
  { database, validity, now }: HealthDependencies,
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('ok\n'),
  );

  app.get('/readyz', async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    try {
      await sql`select 1 from requests limit 1`.execute(database);
      return reply.send(`ready\n${sayEnds(validity, now())}`);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send('not ready: the database does not answer\n');
    }
  });
}

/** One line for each kind of thing that has ended, or ends soon: how many and the first day. Which they are is for staff (`status`). */
function sayEnds(validity: SiteValidity, now: Date): string {
  const lapses = findLapses(validity, newYorkDay(now));
  const sayKind = (kind: Lapse['kind'], isOver: boolean): string => {
    const [first, ...others] = lapses.filter((one) => one.kind === kind && one.isOver === isOver);
    if (first === undefined) return '';
    return `${isOver ? 'ended' : 'ends soon'}: ${kind}, ${others.length + 1}, ${first.lastDay}\n`;
  };
  return (['consent', 'closures', 'event'] as const)
    .flatMap((kind) => [sayKind(kind, true), sayKind(kind, false)])
    .join('');
}
