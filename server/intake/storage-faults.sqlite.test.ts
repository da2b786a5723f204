import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

it('acknowledges nothing when the disk is full, and goes on when there is room again', async () => {
  const key = { 'idempotency-key': 'full-disk-key' };
  // Pages that a step of the migrations has left free would be room still.
  await sql`vacuum`.execute(server.database);
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(server.database);
  await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]?.page_count))}`.execute(
    server.database,
  );
  const long = { ...SAMPLE_REQUEST, message: 'm'.repeat(4_000) };
  const refused = await server.post(long, key);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(await server.countRows()).toBe(0);
  // The log says why: SQLite has undone the transaction by itself, and its undoing again must not hide that.
  expect(server.log()).toMatch(/"type":"SqliteError","message":"SQLITE_FULL"/);
  await sql`pragma max_page_count = 100000`.execute(server.database);
  expect((await server.post(long, key)).status).toBe(201);
});

it('acknowledges nothing while another process holds the database', async () => {
  await sql`pragma busy_timeout = 50`.execute(server.database);
  const other = new Sqlite(path.join(server.dataDir, DATABASE_FILE));
  other.exec('BEGIN IMMEDIATE');
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
});

it('acknowledges nothing while the database may only be read', async () => {
  await sql`pragma query_only = on`.execute(server.database);
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(503);
  await sql`pragma query_only = off`.execute(server.database);
  expect(await server.countRows()).toBe(0);
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
});
