import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError } from 'pg';
import { DATABASE_URL_FORM, isDatabaseUrl } from '../db/database-url.ts';
import type { OpenDatabase, RequestDatabase } from '../db/open-database.ts';
import { openExistingPostgres } from '../db/open-postgres.ts';
import { DATABASE_FILE, openExistingSqlite } from '../db/open-sqlite.ts';
import { errorCode, isStorageFault } from '../db/storage-fault.ts';
import { StaffError } from './staff-error.ts';

/** What the last step of the migrations has added. */
const NEWEST_TABLE = 'site_taken_away';

/** Where the requests are: in PostgreSQL, else in a data folder. */
export interface StorePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the database for reading alone, so that a look never changes or locks what the server writes, and closes it whatever happens.
 *
 * @throws StaffError when there is none, or it cannot be read
 */
export function readDatabase<Result>(
  place: StorePlace,
  task: (database: RequestDatabase) => Promise<Result>,
): Promise<Result> {
  return withDatabase(place, true, task);
}

/**
 * Opens the database to change it, beside servers that may be running, and closes it whatever happens.
 *
 * @throws StaffError when there is none, when it is of an older program, or when it cannot be changed
 */
export function changeDatabase<Result>(
  place: StorePlace,
  task: (database: RequestDatabase) => Promise<Result>,
): Promise<Result> {
  return withDatabase(place, false, async (database) => {
    if (await hasTable(database, NEWEST_TABLE)) return task(database);
    throw new StaffError(
      'The database is of an older version. Start the server of this version once, and try again.',
    );
  });
}

/** Whether there is such a table. A copy of an older database has fewer. */
export async function hasTable(database: RequestDatabase, name: string): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === name);
}

/** What is said where something else is using the database's files. */
export function sayTracesLeft(): StaffError {
  return new StaffError(
    "It is done, but traces are left in the database's files, which something else is using. Please run the same command again.",
  );
}

async function withDatabase<Result>(
  place: StorePlace,
  isReadOnly: boolean,
  task: (database: RequestDatabase) => Promise<Result>,
): Promise<Result> {
  let opened: OpenDatabase | undefined;
  try {
    opened = openExisting(place, isReadOnly);
    return await task(opened.database);
  } catch (error) {
    if (isDatabaseError(error)) throw new StaffError(sayFault(place, isReadOnly, error));
    throw error;
  } finally {
    await opened?.close();
  }
}

function openExisting({ dataDir, databaseUrl }: StorePlace, isReadOnly: boolean): OpenDatabase {
  if (databaseUrl !== undefined) {
    if (isDatabaseUrl(databaseUrl)) return openExistingPostgres(databaseUrl);
    throw new StaffError(`${DATABASE_URL_FORM}.`);
  }
  const file = path.join(dataDir, DATABASE_FILE);
  if (existsSync(file)) return openExistingSqlite(dataDir, isReadOnly);
  throw new StaffError(
    `There is no database at ${file}. Name the server's data folder with --data DIR.`,
  );
}

function isDatabaseError(error: unknown): boolean {
  const isSqlite = errorCode(error).startsWith('SQLITE_');
  return isSqlite || error instanceof DatabaseError || isStorageFault(error);
}

function sayFault(
  { dataDir, databaseUrl }: StorePlace,
  isReadOnly: boolean,
  error: unknown,
): string {
  const code = errorCode(error) || 'no answer';
  if (databaseUrl !== undefined) {
    return `The database of DATABASE_URL does not do it (${code}). Is PostgreSQL running there, and is this the right user, password and database?`;
  }
  const file = path.join(dataDir, DATABASE_FILE);
  return isReadOnly
    ? `The database ${file} cannot be read (${code}). Is it the right file, and may you read it?`
    : `The database ${file} cannot be changed (${code}). May you write it, is there room, and is nothing else holding it?`;
}
