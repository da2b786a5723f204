import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { MIGRATION_STEPS } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { createPool } from './postgres-pool.ts';

let store: TestDatabase;
let url: string;
let pool: Pool;

beforeEach(async () => {
  store = await createTestDatabase();
  url = store.databaseUrl ?? '';
  pool = createPool(url, { connectionsMax: 4, statementTimeoutMs: 5_000, connectTimeoutMs: 5_000 });
});
afterEach(async () => {
  await pool.end();
  await store.remove();
});

/** As before the first start. */
const empty = () => pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
const version = async () => (await pool.query('SELECT version FROM schema_version')).rows;

it('is migrated once by servers that start together', async () => {
  await empty();
  const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase('', url)));
  expect(await version()).toEqual([{ version: MIGRATION_STEPS.length }]);
  for (const server of servers) {
    expect(await server.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await server.close();
    await server.close();
  }
});

it('keeps no half step of a server that dies in it, and nothing waits for the dead', async () => {
  await empty();
  const dying = await pool.connect();
  await dying.query('BEGIN');
  await dying.query('SELECT pg_advisory_xact_lock($1)', [0x69_6d_70_72]);
  await dying.query(MIGRATION_STEPS[0]?.postgres ?? '');
  const waiting = openDatabase('', url);
  dying.release(true);
  await (await waiting).close();
  expect(await version()).toEqual([{ version: MIGRATION_STEPS.length }]);
});

it('undoes a step that fails whole, and says nothing of it as taken', async () => {
  await empty();
  // The second step's last table is in the way.
  await pool.query('CREATE TABLE appointment_cells (starts_at text)');
  await expect(migratePostgres(pool)).rejects.toThrow('already exists');
  expect(await version()).toEqual([{ version: 1 }]);
  const { rows } = await pool.query("SELECT to_regclass('appointments') AS half");
  expect(rows).toEqual([{ half: null }]);
});

it('brings a database of an older program up to date, with its rows', async () => {
  await empty();
  await pool.query(MIGRATION_STEPS[0]?.postgres ?? '');
  await pool.query(
    'CREATE TABLE schema_version (is_only boolean PRIMARY KEY DEFAULT true, version integer NOT NULL)',
  );
  await pool.query('INSERT INTO schema_version (version) VALUES (1)');
  await pool.query(
    String.raw`INSERT INTO requests (id, kind, received_at, sealed, key_hash, body_mac)
      VALUES ('id-1', 'discovery-call', '2027-01-01T00:00:00Z', '\x00', '\x01', '\x02')`,
  );
  const { database } = await store.open();
  expect(await database.selectFrom('requests').select(['id', 'set_aside']).execute()).toEqual([
    { id: 'id-1', set_aside: null },
  ]);
});

it('refuses a database of a newer program', async () => {
  await pool.query('UPDATE schema_version SET version = 99');
  await expect(openDatabase('', url)).rejects.toThrow(/newer version/);
});

it('gives numbers and bytes as SQLite does, and commits to the disk whatever the database is set to', async () => {
  const name = new URL(url).pathname.slice(1);
  await pool.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const { database } = await store.open();
  const row = await database
    .insertInto('requests')
    .values({
      id: 'id-1',
      kind: 'discovery-call',
      received_at: '2027-01-01T00:00:00Z',
      sealed: Buffer.from([0, 255]),
      key_hash: Buffer.from([1]),
      body_mac: Buffer.from([2]),
    })
    .returning(['number', 'sealed'])
    .executeTakeFirst();
  expect(row).toEqual({ number: 1, sealed: Buffer.from([0, 255]) });
  const { rows } = await sql`show synchronous_commit`.execute(database);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

it.each([
  ['nobody listens', (it: URL) => (it.port = '1')],
  ['the password is wrong', (it: URL) => (it.password = 'zq-wrong')],
  ['there is no such database', (it: URL) => (it.pathname = '/nowhere')],
])('says what to look at when %s, and never the password', async (_case, spoil) => {
  const address = new URL(url);
  spoil(address);
  const fault = await openDatabase('', address.href).catch((error: unknown) => error);
  expect(fault).toMatchObject({ name: 'StartupError' });
  expect(String(fault)).toContain('The database of DATABASE_URL cannot be used');
  expect(String(fault)).not.toContain(address.password);
});
