import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseDeleted } from './erase-deleted.ts';
import { openDatabase } from './open-database.ts';
import { DATABASE_FILE } from './open-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'db-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('opens with full durability, closed to other users', async () => {
  const dataDir = path.join(folder, 'new', 'data');
  const { database, close } = await openDatabase(dataDir);
  const read = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] ?? {})[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  expect(await read('busy_timeout')).toBe(5_000);
  expect(await read('secure_delete')).toBe(1);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dataDir, DATABASE_FILE)).mode & 0o777).toBe(0o600);
  await close();
  await close();
});

it('opens again what it has made, and closes without having been asked anything', async () => {
  await (await openDatabase(folder)).close();
  await expect((await openDatabase(folder)).close()).resolves.toBeUndefined();
});

it('brings a database of an older program up to date, with its rows', async () => {
  const older = await openDatabase(folder);
  await sql`insert into requests (id, kind, received_at, sealed, key_hash, body_mac)
    values ('id-1', 'discovery-call', '2027-01-01T00:00:00Z', x'00', x'01', x'02')`.execute(
    older.database,
  );
  await sql`drop table appointment_cells`.execute(older.database);
  await sql`drop table site_drafts`.execute(older.database);
  await sql`drop table site_editions`.execute(older.database);
  await sql`drop table site_photographs`.execute(older.database);
  await sql`drop table site_taken_away`.execute(older.database);
  for (const table of [
    'feeds',
    'blocks',
    'sessions',
    'passkeys',
    'entries',
    'log',
    'people',
    'sheets',
    'tickets',
    'counter',
  ]) {
    await sql.raw(`drop table desk_${table}`).execute(older.database);
  }
  await sql`drop table own_calendar_times`.execute(older.database);
  await sql`drop table own_calendar`.execute(older.database);
  await sql`drop table visit_counts`.execute(older.database);
  await sql`drop table request_photos`.execute(older.database);
  await sql`drop table outbox`.execute(older.database);
  await sql`drop index requests_reference`.execute(older.database);
  await sql`alter table requests drop column reference`.execute(older.database);
  await sql`alter table requests drop column set_aside`.execute(older.database);
  await sql`drop table appointments`.execute(older.database);
  await sql`pragma user_version = 1`.execute(older.database);
  await older.close();
  const { database, close } = await openDatabase(folder);
  expect(await database.selectFrom('appointments').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('requests').select('id').execute()).toEqual([{ id: 'id-1' }]);
  await close();
});

it('opens a log whose tail was torn off, with every row of before', async () => {
  const running = await openDatabase(folder);
  const add = (id: string) =>
    sql`insert into requests (id, kind, received_at, sealed, key_hash, body_mac)
      values (${id}, 'discovery-call', '2027-01-01T00:00:00Z', x'00', ${Buffer.from(id)}, x'02')`.execute(
      running.database,
    );
  await add('before');
  await add('torn');
  // A copy of what is on the disk, as after a kill.
  const torn = path.join(folder, 'torn');
  mkdirSync(torn);
  for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`]) {
    copyFileSync(path.join(folder, name), path.join(torn, name));
  }
  await running.close();
  const log = path.join(torn, `${DATABASE_FILE}-wal`);
  truncateSync(log, statSync(log).size - 100);
  const { database, close } = await openDatabase(torn);
  const found = await database.selectFrom('requests').select('id').execute();
  expect(found).toEqual([{ id: 'before' }]);
  await close();
});

it('is patient again after erasing', async () => {
  const { database, close } = await openDatabase(folder);
  expect(await eraseDeleted(database, ['outbox'])).toBe(true);
  const { rows } = await sql`pragma busy_timeout`.execute(database);
  expect(rows).toEqual([{ timeout: 5_000 }]);
  await close();
});

it('refuses a database of a newer program', async () => {
  const { database, close } = await openDatabase(folder);
  await sql`pragma user_version = 99`.execute(database);
  await close();
  await expect(openDatabase(folder)).rejects.toThrow(/newer version/);
});

it('refuses a file that is no database, by name', async () => {
  writeFileSync(
    path.join(folder, DATABASE_FILE),
    'not a database at all, but long enough to look at'.repeat(50),
  );
  await expect(openDatabase(folder)).rejects.toThrow(/requests\.sqlite cannot be used/);
});
