import { sql } from 'kysely';
import * as z from 'zod';
import { isPostgres } from './dialect.ts';
import type { RequestDatabase } from './open-database.ts';
import type { DatabaseSchema } from './schema.ts';
import { errorCode } from './storage-fault.ts';

/** How long others may have to wait behind this one for a table. What was not erased now is erased by the next call. */
const LOCK_TIMEOUT_MS = 300;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

const checkpointRow = z.object({ busy: z.int() });

/**
 * Takes what was deleted or replaced out of the files too, as far as the database lets itself be told. With SQLite that is the write-ahead log,
 * since out of the file itself secure_delete has taken it. PostgreSQL writes the tables anew; its own log keeps
 * what was written to it until it is recycled (docs/guides/operation.md).
 *
 * @param tables those that something was deleted from
 * @returns false when somebody else is using them just now; the next call does it
 */
export async function eraseDeleted(
  database: RequestDatabase,
  tables: readonly (keyof DatabaseSchema)[],
): Promise<boolean> {
  if (!isPostgres(database)) {
    const { rows } = await sql`pragma wal_checkpoint(TRUNCATE)`.execute(database);
    return rows.every((row) => checkpointRow.parse(row).busy === 0);
  }
  return database.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, false)`.execute(
      connection,
    );
    try {
      for (const table of tables) {
        await sql`vacuum (full) ${sql.table(table)}`.execute(connection);
      }
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code === LOCK_NOT_AVAILABLE || code === DEADLOCK) return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}
