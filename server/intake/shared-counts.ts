import { createHmac } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { createPool } from '../db/postgres-pool.ts';
import type { DatabaseSchema } from '../db/schema.ts';

/** Connections of their own: counting must never use up those that requests are stored by. */
const CONNECTIONS_MAX = 2;

/** Someone waits for each count. Past this the server counts by itself. */
const STATEMENT_TIMEOUT_MS = 1_000;

const SWEEP_INTERVAL_MS = 60_000;

/** Keeps this use of the secret apart from its others. */
const PURPOSE = 'addresses in shared counts';

/** How often one has asked, and how long until that is forgotten. */
interface SharedCount {
  count: number;
  endsInMs: number;
}

/** Counts that several servers keep together, in PostgreSQL. Every one may throw; whoever asks then counts alone. */
export interface SharedCounts {
  /** Counts one more. The first one opens a window, at whose end the count begins anew. */
  count(key: string, windowMs: number): Promise<SharedCount>;
  /** Takes one back, if its window has not ended. */
  giveBack(key: string): Promise<void>;
  /** Looks, and counts nothing. */
  read(key: string): Promise<SharedCount>;
  /** Deletes what is over. Done every minute. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the shared counts. Time is PostgreSQL's own, so that servers whose clocks differ count in one window.
 *
 * Addresses do not reach the database: a row's key is an HMAC that nobody can compute, or try addresses against, without the secret. Rows whose
 * window is over are deleted within a minute.
 *
 * @param secret the servers' own, such as LINK_SECRET
 */
export function openSharedCounts(url: string, secret: string): SharedCounts {
  const pool = createPool(url, {
    connectionsMax: CONNECTIONS_MAX,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    connectTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const database = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  const hmacKey = createHmac('sha256', secret).update(PURPOSE).digest();
  const keyOf = (text: string): Buffer => createHmac('sha256', hmacKey).update(text).digest();
  const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

  async function sweep(): Promise<void> {
    // Rows that another server is at are left to the next time.
    const over = database
      .selectFrom('rate_counts')
      .select('key')
      .where('ends_at_ms', '<=', nowMs)
      .forUpdate()
      .skipLocked();
    await database.deleteFrom('rate_counts').where('key', 'in', over).execute();
  }

  // It comes again in a minute, and a database that is away is told of by those who need it.
  const timer = setInterval(() => void sweep().catch(() => undefined), SWEEP_INTERVAL_MS);
  timer.unref();

  return {
    count: (key, windowMs) =>
      database
        .insertInto('rate_counts')
        .values({ key: keyOf(key), count: 1, ends_at_ms: sql`${nowMs} + ${windowMs}::bigint` })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when rate_counts.ends_at_ms <= ${nowMs} then 1 else rate_counts.count + 1 end`,
            ends_at_ms: sql`case when rate_counts.ends_at_ms <= ${nowMs} then excluded.ends_at_ms else rate_counts.ends_at_ms end`,
          }),
        )
        .returning(['count', sql<number>`rate_counts.ends_at_ms - ${nowMs}`.as('endsInMs')])
        .executeTakeFirstOrThrow(),
    giveBack: async (key) => {
      await database
        .updateTable('rate_counts')
        .set({ count: sql`rate_counts.count - 1` })
        .where('key', '=', keyOf(key))
        .where('ends_at_ms', '>', nowMs)
        .where('count', '>', 0)
        .execute();
    },
    read: async (key) => {
      const row = await database
        .selectFrom('rate_counts')
        .select(['count', sql<number>`ends_at_ms - ${nowMs}`.as('endsInMs')])
        .where('key', '=', keyOf(key))
        .where('ends_at_ms', '>', nowMs)
        .executeTakeFirst();
      return row ?? { count: 0, endsInMs: 0 };
    },
    sweep,
    close: async () => {
      clearInterval(timer);
      await database.destroy();
      // Kysely ends the pool only if it has been asked something.
      if (!pool.ending) await pool.end();
    },
  };
}
