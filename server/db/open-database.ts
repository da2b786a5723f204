import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

export type RequestDatabase = Kysely<DatabaseSchema>;

export interface OpenDatabase {
  database: RequestDatabase;
  /** Safe to call twice. With SQLite the last close folds the write-ahead log into the file. */
  close(): Promise<void>;
}

/**
 * Opens the database, and brings it to the newest form.
 *
 * @param dataDir the folder for the SQLite file, unless there is a PostgreSQL
 * @param databaseUrl where PostgreSQL is, postgres://…
 * @throws StartupError when it cannot be used
 */
export async function openDatabase(dataDir: string, databaseUrl?: string): Promise<OpenDatabase> {
  // One of the two is read, and never the other's driver.
  return databaseUrl === undefined
    ? (await import('./open-sqlite.ts')).openSqlite(dataDir)
    : (await import('./open-postgres.ts')).openPostgres(databaseUrl);
}

/** Whether anything has been stored that was sealed to a key. */
export async function holdsSealedRows(database: RequestDatabase): Promise<boolean> {
  for (const table of ['requests', 'appointments'] as const) {
    const row = await database.selectFrom(table).select('number').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
