import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { makeLastingFolder } from './lasting-folder.ts';
import { migrateDatabase } from './migrations.ts';
import type { DatabaseSchema } from './schema.ts';

export const DATABASE_FILE = 'requests.sqlite';

/** How long a statement waits for another process. It blocks this one meanwhile, so it stays below the request time-out. */
const BUSY_TIMEOUT_MS = 5_000;

export type RequestDatabase = Kysely<DatabaseSchema>;

export interface OpenDatabase {
  database: RequestDatabase;
  /** Safe to call twice; the last close folds the write-ahead log into the file. */
  close(): Promise<void>;
}

/**
 * Opens (and on a first start creates) the database in a folder that only this user can read.
 *
 * @param dataDir the folder that holds requests.sqlite
 * @throws StartupError when the folder or the file cannot be used
 */
export function openDatabase(dataDir: string): OpenDatabase {
  const file = path.join(dataDir, DATABASE_FILE);
  let sqlite: Sqlite.Database;
  try {
    makeLastingFolder(dataDir);
    // SQLite gives its log files the mode of the file, so the file is made first, closed to others.
    closeSync(openSync(file, 'a', 0o600));
    sqlite = openForWriting(file);
    migrateDatabase(sqlite);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartupError(
      `The database ${file} cannot be used (${reason}). Check DATA_DIR and who owns that folder.`,
    );
  }
  const database = new Kysely<DatabaseSchema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return {
    database,
    close: async () => {
      await database.destroy();
      // Kysely closes the file only if it has been asked something.
      if (sqlite.open) sqlite.close();
    },
  };
}

/**
 * Takes what was deleted out of the write-ahead log too; out of the file itself secure_delete takes it. Where another connection
 * still reads, the next call does it.
 */
export async function eraseDeleted(database: RequestDatabase): Promise<void> {
  await sql`pragma wal_checkpoint(TRUNCATE)`.execute(database);
}

/** Whether anything has been stored that was sealed to a key. */
export async function holdsSealedRows(database: RequestDatabase): Promise<boolean> {
  for (const table of ['requests', 'appointments'] as const) {
    const row = await database.selectFrom(table).select('number').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

function openForWriting(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma('journal_mode = WAL');
  // The bundled build lowers this to NORMAL in WAL mode, which may lose an acknowledged request when the power fails.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  sqlite.pragma('foreign_keys = ON');
  // What is deleted is overwritten with zeros: a letter once sent, a request once forgotten.
  sqlite.pragma('secure_delete = ON');
  return sqlite;
}
