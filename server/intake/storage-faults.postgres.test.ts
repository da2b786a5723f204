import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBuiltSite } from '../test-support/built-site.ts';
import { forwardInTurn } from '../test-support/forward.ts';
import { startCluster } from '../test-support/postgres-cluster.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { send, type Answer } from '../test-support/send.ts';
import { spawnServer, type SpawnedServer } from '../test-support/spawn-server.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';

/** As many as the server has, for all that it stores. */
const CONNECTIONS = 10;

function expectUnstorable(answer: Answer, words = /it was not received/): void {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(answer.text).detail).toMatch(words);
}

/** The connection was lost: nobody can tell whether PostgreSQL had done it. */
const IN_DOUBT = /We cannot tell .* kept only once/;

describe('one server', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  it.each([
    ['has no room left', '53100'],
    ['has no connections left', '53300'],
    ['only reads, as a standby does', '25006'],
    ['is stopped by its operator', '57P01', IN_DOUBT],
    ['takes too long', '57014'],
  ])('acknowledges nothing when PostgreSQL %s, and goes on later', async (...given) => {
    const [, code, words] = given;
    const key = { 'idempotency-key': 'refused-at-first' };
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as
          $$ begin raise exception 'refused' using errcode = '${code}'; end $$`,
      )
      .execute(server.database);
    await sql`create trigger refusing before insert on requests execute function refuse()`.execute(
      server.database,
    );
    expectUnstorable(await server.post(SAMPLE_REQUEST, key), words);
    await sql`drop trigger refusing on requests`.execute(server.database);
    expect((await server.post(SAMPLE_REQUEST, key)).status).toBe(201);
    expect(await server.countRows()).toBe(1);
  });

  it('says so while all connections are taken, and while a table is locked', async () => {
    const holders = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => server.database.startTransaction().execute()),
    );
    expectUnstorable(await server.post(SAMPLE_REQUEST));
    const [first, ...others] = holders;
    for (const holder of others) await holder.rollback().execute();
    if (first !== undefined) await sql`lock table requests`.execute(first);
    expectUnstorable(await server.post(SAMPLE_REQUEST));
    await first?.rollback().execute();
    expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
  });

  it('lives on when connections are cut, in a transaction and between two', async () => {
    const held = await server.database.startTransaction().execute();
    await sql`select 1 from requests`.execute(held);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(server.database);
    await expect(sql`select 1 from requests`.execute(held)).rejects.toThrow();
    await expect(held.rollback().execute()).rejects.toThrow();
    expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
    expect((await server.send({ path: '/readyz' })).status).toBe(200);
  });
});

describe('a server of its own', () => {
  let store: TestDatabase;
  let server: SpawnedServer;
  let port: number;

  beforeEach(async () => {
    store = await createTestDatabase();
  });
  afterEach(async () => {
    server.process.kill('SIGKILL');
    await server.exit;
    await store.remove();
  });

  async function start(databaseUrl: string): Promise<void> {
    const { manifestPath, buildDir } = writeBuiltSite(store.dataDir);
    server = spawnServer({
      SITE_MANIFEST: manifestPath,
      BUILD_DIR: buildDir,
      DATABASE_URL: databaseUrl,
      PHOTO_DIR: path.join(store.dataDir, 'photos'),
      LINK_SECRET: 'l'.repeat(43),
      SEALING_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    });
    port = await server.port;
  }

  const post = (key: string) =>
    send({
      port,
      method: 'POST',
      path: '/api/requests',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(SAMPLE_REQUEST),
    });
  const statusOf = async (path: string) => (await send({ port, path })).status;

  it('outlives a crash of PostgreSQL: not ready, then ready again with what it had acknowledged', async () => {
    const cluster = await startCluster();
    await start(cluster.url('postgres'));
    const before = await post('before-the-crash');
    expect(before.status).toBe(201);
    await cluster.crash();
    expect(await statusOf('/readyz')).toBe(503);
    expectUnstorable(await post('in-the-meantime'));
    expect(await statusOf('/healthz')).toBe(200);
    await cluster.start();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect((await post('before-the-crash')).text).toBe(before.text);
    expect((await post('in-the-meantime')).status).toBe(201);
    expect(server.process.exitCode).toBeNull();
    await cluster.remove();
  });

  it('does not wait for ever on a line that is dead, nor uses it again', async () => {
    const url = new URL(store.databaseUrl ?? '');
    const line = await forwardInTurn([Number(url.port)]);
    url.port = String(line.port);
    await start(url.href);
    expect((await post('first-key')).status).toBe(201);
    line.isStalled = true;
    expectUnstorable(await post('second-key'), IN_DOUBT);
    line.isStalled = false;
    expect((await post('second-key')).status).toBe(201);
    await line.close();
  });
});
