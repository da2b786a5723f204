import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { RequestDatabase } from './open-database.ts';
import type { DatabaseSchema } from './schema.ts';
import { errorCode } from './storage-fault.ts';

/** How long others may have to wait behind this one for a table. What was not erased now is erased by the next call. */
const LOCK_TIMEOUT_MS = 300;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

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
  return database
    .connection()
    .execute((connection) =>
      isPostgres(database) ? writeAnew(connection, tables) : cutLog(connection),
    );
}

/** Takes what was deleted out of the files; where something else is at the table, the next turn does it. */
export interface Eraser {
  /** Something was deleted from the table. */
  note(table: keyof DatabaseSchema): void;
  erase(): Promise<void>;
}

/** @param database whose tables it remembers until nothing that was deleted is in their files */
export function createEraser(database: RequestDatabase): Eraser {
  const noted = new Set<keyof DatabaseSchema>();
  return {
    note: (table) => void noted.add(table),
    erase: async () => {
      const tables = [...noted];
      if (tables.length === 0) return;
      noted.clear();
      let isDone = false;
      try {
        isDone = await eraseDeleted(database, tables);
      } finally {
        if (!isDone) for (const table of tables) noted.add(table);
      }
    },
  };
}

async function writeAnew(
  connection: RequestDatabase,
  tables: readonly (keyof DatabaseSchema)[],
): Promise<boolean> {
  await sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(connection);
  try {
    for (const table of tables) await sql`vacuum (full) ${sql.table(table)}`.execute(connection);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === LOCK_NOT_AVAILABLE || code === DEADLOCK) return false;
    throw error;
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
}

async function cutLog(connection: RequestDatabase): Promise<boolean> {
  const before = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
  await sql.raw(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`).execute(connection);
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(
      connection,
    );
    return rows.every(({ busy }) => busy === 0);
  } finally {
    await sql.raw(`pragma busy_timeout = ${before.rows[0]?.timeout ?? 0}`).execute(connection);
  }
}
