import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RequestDatabase } from '../db/open-database.ts';

/**
 * /healthz: the process answers (restart it when it does not). /readyz: requests can be taken (send it no visitors
 * while it says 503).
 */
export async function registerHealthRoutes(
  app: FastifyInstance,
  { database }: { database: RequestDatabase },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('ok\n'),
  );

  app.get('/readyz', async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    try {
      await sql`select 1 from requests limit 1`.execute(database);
      return reply.send('ready\n');
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send('not ready: the database does not answer\n');
    }
  });
}
