import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRequestNumber } from '../../domain/intake/request-number.ts';
import {
  createTestDatabase,
  ON_POSTGRES,
  type TestDatabase,
} from '../test-support/test-database.ts';
import { MIGRATION_STEPS } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { DATABASE_FILE } from './open-sqlite.ts';

/** How many steps there were before requests had random numbers. */
const STEPS_BEFORE = 7;
const ROWS = 300;

let store: TestDatabase;
let folder: string;
beforeEach(async () => {
  store = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'numbers-'));
});
afterEach(async () => {
  await store.remove();
  rmSync(folder, { recursive: true });
});

const steps = MIGRATION_STEPS.slice(0, STEPS_BEFORE);
const rows = Array.from({ length: ROWS }, (_, index) => {
  const hash = String(index).padStart(8, '0');
  return [
    `INSERT INTO requests (id, kind, received_at, sealed, key_hash, body_mac)
      VALUES ('id-${index}', 'discovery-call', '2027-01-01T00:00:00Z', ${bytes('00')}, ${bytes(hash)}, ${bytes('02')})`,
    `INSERT INTO appointments (id, event, starts_at, ends_at, received_at, sealed, key_hash, body_mac)
      VALUES ('a-${index}', 'virtual-consult', 'x', 'y', '2027-01-01T00:00:00Z', ${bytes('00')}, ${bytes(hash)}, ${bytes('02')})`,
  ];
}).flat();
const notices = ['request', 'appointment'].map(
  (
    about,
  ) => `INSERT INTO outbox (channel, message_id, about, about_number, kind, received_at, is_set_aside, due_at_ms)
      VALUES ('practice-mail', 'm-${about}', '${about}', 7, 'any', '2027-01-01T00:00:00Z', 0, 0)`,
);

const HALF_HOUR = '2027-07-06T14:00:00.000Z';
const cells = [`INSERT INTO appointment_cells (starts_at, appointment) VALUES ('${HALF_HOUR}', 7)`];

function bytes(hex: string): string {
  return ON_POSTGRES ? `'\\x${hex}'` : `x'${hex}'`;
}

/** Makes a database as the version before this step left it. */
async function makeOlder(): Promise<void> {
  if (store.databaseUrl === undefined) {
    const database = new Sqlite(path.join(folder, DATABASE_FILE));
    for (const sql of [...steps.map((step) => step.sqlite), ...rows, ...notices, ...cells])
      database.exec(sql);
    database.pragma(`user_version = ${STEPS_BEFORE}`);
    database.close();
    return;
  }
  const pool = new Pool({ connectionString: store.databaseUrl });
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  for (const sql of [...steps.map((step) => step.postgres), ...rows, ...notices, ...cells])
    await pool.query(sql);
  await pool.query(
    'CREATE TABLE schema_version (is_only boolean PRIMARY KEY DEFAULT true, version integer NOT NULL)',
  );
  await pool.query(`INSERT INTO schema_version (version) VALUES (${STEPS_BEFORE})`);
  await pool.end();
}

it('gives every request and appointment of an older database a random number, and names it in what waits to be sent', async () => {
  await makeOlder();
  const { database, close } = await openDatabase(folder, store.databaseUrl);
  const requests = await database
    .selectFrom('requests')
    .select(['id', 'number', 'reference'])
    .orderBy('number')
    .execute();
  const appointments = await database
    .selectFrom('appointments')
    .select(['number', 'reference'])
    .execute();
  const numbers = [...requests, ...appointments].map(({ reference }) => reference ?? '');
  for (const number of numbers) expect(readRequestNumber(number)).toBe(number);
  expect(new Set(numbers).size).toBe(2 * ROWS);
  // What was sealed with a row binds it to its id.
  expect(requests[0]?.id).toBe('id-0');
  const waiting = await database.selectFrom('outbox').select(['about', 'reference']).execute();
  expect(waiting).toEqual([
    { about: 'request', reference: requests.find(({ number }) => number === 7)?.reference },
    { about: 'appointment', reference: appointments.find(({ number }) => number === 7)?.reference },
  ]);
  await close();
});

it('leaves every half-hour of an older database to whom it belongs', async () => {
  await makeOlder();
  const { database, close } = await openDatabase(folder, store.databaseUrl);
  expect(await database.selectFrom('appointment_cells').selectAll().execute()).toEqual([
    { starts_at: HALF_HOUR, appointment: 7, block: null },
  ]);
  await close();
});
