import { Kysely, PostgresDialect } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { createPool } from './postgres-pool.ts';
import type { DatabaseSchema } from './schema.ts';

/** A few servers of this size stay well below PostgreSQL's default of 100. */
const CONNECTIONS_MAX = 10;

/** As long as a statement may wait for another process with SQLite. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** Below the time-out of a request, so that it can still be told. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Staff wait at the keyboard, and their commands may have to write a whole table anew. */
const STAFF_CONNECTIONS_MAX = 2;
const STAFF_STATEMENT_TIMEOUT_MS = 120_000;

/**
 * Connects to PostgreSQL and brings its tables to the newest form.
 *
 * @throws StartupError when it cannot be reached or used, without the address's password
 */
export async function openPostgres(url: string) {
  const opened = connect(url, CONNECTIONS_MAX, STATEMENT_TIMEOUT_MS);
  try {
    await migratePostgres(opened.pool);
    return opened;
  } catch (error) {
    await opened.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database of DATABASE_URL cannot be used (${sayReason(error)}). Is PostgreSQL running there, and do the user, the password and the database exist? ` +
        'The user must be allowed to create tables in it.',
    );
  }
}

/** Connects to a database that is there, as it is, for a command of staff's. Nothing is asked yet. */
export function openExistingPostgres(url: string) {
  return connect(url, STAFF_CONNECTIONS_MAX, STAFF_STATEMENT_TIMEOUT_MS);
}

function connect(url: string, connectionsMax: number, statementTimeoutMs: number) {
  const pool = createPool(url, {
    connectionsMax,
    statementTimeoutMs,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  });
  const database = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    database,
    close: async (): Promise<void> => {
      await database.destroy();
      // Kysely ends the pool only if it has been asked something.
      if (!pool.ending) await pool.end();
    },
  };
}

/** A refused connection to a name with two addresses has a code and no words. */
function sayReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
