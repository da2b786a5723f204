import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { makeLastingFolder } from '../files/lasting-folder.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import type { DatabaseSchema } from './schema.ts';

export const DATABASE_FILE = 'requests.sqlite';

/** How long a statement waits for another process. It blocks this one meanwhile, so it stays below the request time-out. */
const BUSY_TIMEOUT_MS = 5_000;

const NOTHING_TO_DO = 'SELECT 1 WHERE 0';

/**
 * Opens (and on a first start creates) the database in a folder that only this user can read.
 *
 * @param dataDir the folder that holds requests.sqlite
 * @throws StartupError when the folder or the file cannot be used
 */
export async function openSqlite(dataDir: string) {
  const file = path.join(dataDir, DATABASE_FILE);
  let sqlite: Sqlite.Database;
  try {
    await makeLastingFolder(dataDir);
    // SQLite gives its log files the mode of the file, so the file is made first, closed to others.
    closeSync(openSync(file, 'a', 0o600));
    sqlite = openFile(file);
    sqlite.pragma('journal_mode = WAL');
    migrateSqlite(sqlite);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartupError(
      `The database ${file} cannot be used (${reason}). Check DATA_DIR and who owns that folder.`,
    );
  }
  return fromFile(sqlite);
}

/**
 * Opens a database that is there, as it is, beside a server that may be running.
 *
 * @param isReadOnly whether it is only looked at: then nothing in the folder is changed or locked
 * @throws SqliteError when it cannot be opened
 */
export function openExistingSqlite(dataDir: string, isReadOnly: boolean) {
  const file = path.join(dataDir, DATABASE_FILE);
  return fromFile(
    isReadOnly ? new Sqlite(file, { readonly: true, fileMustExist: true }) : openFile(file),
  );
}

function fromFile(sqlite: Sqlite.Database) {
  const dialect = new SqliteDialect({ database: withForgivingRollback(sqlite) });
  const database = new Kysely<DatabaseSchema>({ dialect });
  return {
    database,
    close: async (): Promise<void> => {
      await database.destroy();
      // Kysely closes the file only if it has been asked something.
      if (sqlite.open) sqlite.close();
    },
  };
}

/**
 * A full or failing disk makes SQLite undo the transaction by itself. The rollback that Kysely sends then fails, and its error would
 * hide the one that says what happened.
 */
function withForgivingRollback(sqlite: Sqlite.Database): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare: (query) =>
      sqlite.prepare(query === 'rollback' && !sqlite.inTransaction ? NOTHING_TO_DO : query),
  };
}

function openFile(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  // The bundled build lowers this to NORMAL in WAL mode, which may lose an acknowledged request when the power fails.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  sqlite.pragma('foreign_keys = ON');
  // What is deleted is overwritten with zeros: a letter once sent, a request once forgotten.
  sqlite.pragma('secure_delete = ON');
  return sqlite;
}
