import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { IS_RELEASE } from '../../tests/support/in-release.ts';

/** Tests that store something run twice, once on each (vitest.config.ts). */
export const ON_POSTGRES = process.env['TEST_STORE'] === 'postgres';

/**
 * For `it.skipIf`: on PostgreSQL the test waits for a release, because others ask the same statements of it, and what else the test says is the same on
 * both stores (docs/decisions/049-tests-of-both-databases.md).
 */
export const ASKED_BY_OTHERS = ON_POSTGRES && !IS_RELEASE;

/** A database that nobody else uses: a SQLite file, or a copy of the migrated one in PostgreSQL. */
export interface TestDatabase {
  /** A folder of its own; with SQLite it holds the database. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Opens it as one more server does. */
  open(): Promise<OpenDatabase>;
  /** All bytes of its files, write-ahead log included with SQLite. */
  storedBytes(): Promise<Buffer>;
  /** Closes whatever was opened, and removes it. */
  remove(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'database-'));
  const opened: OpenDatabase[] = [];
  const store = ON_POSTGRES ? await copyPostgres() : undefined;
  return {
    dataDir,
    databaseUrl: store?.url,
    open: async () => {
      const one = await openDatabase(dataDir, store?.url);
      opened.push(one);
      return one;
    },
    storedBytes: async () => (store ? store.storedBytes() : sqliteBytes(dataDir)),
    remove: async () => {
      for (const one of opened) await one.close();
      await store?.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function sqliteBytes(dataDir: string): Buffer {
  return readAll(dataDir, (name) => name.startsWith(DATABASE_FILE));
}

async function copyPostgres() {
  const { adminUrl, dataFolder, serverUser, copy } = inject('postgres');
  const admin = administer(adminUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${name} OWNER ${serverUser} ${copy}`);
  const url = new URL(adminUrl);
  [url.username, url.password, url.pathname] = [serverUser, serverUser, `/${name}`];
  return {
    url: url.href,
    storedBytes: async () => {
      await admin.query('CHECKPOINT');
      const { rows } = await admin.query<{ oid: number }>(
        'SELECT oid FROM pg_database WHERE datname = $1',
        [name],
      );
      return readAll(path.join(dataFolder, 'base', String(rows[0]?.oid)), holdsRows);
    },
    drop: () => admin.query(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

let administrator: { url: string; pool: Pool } | undefined;

/** One connection for all tests of a process: with one for each copy and each drop they took 197 s of processor, and so 140 (2026-11-27, a slow machine). It keeps no process alive. */
function administer(url: string): Pool {
  if (administrator?.url !== url) {
    const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
    // PostgreSQL is ended before the processes are.
    pool.on('error', () => undefined);
    administrator = { url, pool };
  }
  return administrator.pool;
}

/** Tables and indexes have numbers for names. What else lies there holds no row, and PostgreSQL takes its cache away (pg_internal.init) whenever another session makes a table. */
const holdsRows = (name: string) => /^\d/.test(name);

function readAll(folder: string, isWanted: (name: string) => boolean): Buffer {
  const names = readdirSync(folder).filter(isWanted);
  return Buffer.concat(names.map((name) => readFileSync(path.join(folder, name))));
}
