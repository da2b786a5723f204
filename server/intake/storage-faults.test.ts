import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

it('says that it is not ready when the table does not answer, and lives on', async () => {
  expect((await server.send({ path: '/readyz' })).status).toBe(200);
  await sql`alter table requests rename to gone`.execute(server.database);
  expect((await server.send({ path: '/readyz' })).status).toBe(503);
  const refused = await server.post(SAMPLE_REQUEST);
  expect(refused.status).toBe(500);
  expect(refused.text).not.toContain('requests');
  const health = await server.send({ path: '/healthz' });
  expect([health.status, health.text]).toEqual([200, 'ok\n']);
});
