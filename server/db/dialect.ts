import { PostgresAdapter } from 'kysely';
import type { RequestDatabase } from './open-database.ts';

/** For the few places where SQLite and PostgreSQL need other words. Takes a transaction too. */
export function isPostgres(database: RequestDatabase): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
