import { existsSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../db/open-database.ts';
import { StaffError } from './staff-error.ts';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens the database to change it, beside a server that may be running, and closes it whatever happens.
 *
 * @throws StaffError when there is none, when it is of an older program, or when it cannot be written
 */
export async function changeDatabase<Result>(
  dataDir: string,
  task: (database: Sqlite.Database) => Result | Promise<Result>,
): Promise<Result> {
  const file = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new StaffError(
      `There is no database at ${file}. Name the server's data folder with --data DIR.`,
    );
  }
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('secure_delete = ON');
    requireTable(database, 'outbox');
    requireTable(database, 'request_photos');
    return await task(database);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    throw new StaffError(
      `The database ${file} cannot be changed (${error.code}). May you write it, is there room, and is nothing else holding it?`,
    );
  } finally {
    database?.close();
  }
}

/**
 * Takes what was deleted or replaced out of the write-ahead log; out of the file itself secure_delete has taken it.
 *
 * @throws StaffError when something else still reads the log
 */
export function eraseTraces(database: Sqlite.Database): void {
  const isBusy = Number(database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })) !== 0;
  if (isBusy) {
    throw new StaffError(
      'It is done, but traces are left in the write-ahead log, which something else is reading. Please run the same command again.',
    );
  }
}

function requireTable(database: Sqlite.Database, name: string): void {
  const found = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').all(name);
  if (found.length > 0) return;
  throw new StaffError(
    'The database is of an older version. Start the server of this version once, and try again.',
  );
}

function isSqliteError(error: unknown): error is Error & { code: string } {
  return error instanceof Sqlite.SqliteError;
}
