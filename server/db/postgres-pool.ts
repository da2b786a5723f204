import { Pool, types, type PoolClient } from 'pg';

const PROGRAM_NAME = 'impressions';

/** How much longer than PostgreSQL's own limit this side waits for an answer: past it, the line is dead. */
const ANSWER_GRACE_MS = 2_000;

/** A server that hangs in the middle of a transaction must not hold its rows for ever. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** PostgreSQL's type of numbers and counts, which the driver would give as text. */
const INT8_OID = types.builtins.INT8;

/**
 * `off` may lose an acknowledged request when the power fails. Whatever is stricter than `on` is the operator's choice.
 */
const REQUIRE_DURABLE_COMMITS = `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

export interface PoolSettings {
  connectionsMax: number;
  /** How long one statement may take, waiting for locks included. */
  statementTimeoutMs: number;
  /** How long to wait for a connection, whether the pool is empty or PostgreSQL does not answer. */
  connectTimeoutMs: number;
}

/**
 * Makes connections to PostgreSQL as they are needed. A connection that is lost is replaced by the next query; what was under way on it
 * fails with an error that isStorageFault knows.
 *
 * @param url postgres://user:password@host:port/database, with what node-postgres takes behind `?`
 */
export function createPool(url: string, settings: PoolSettings): Pool {
  const pool = new Pool({
    connectionString: url,
    max: settings.connectionsMax,
    fallback_application_name: PROGRAM_NAME,
    keepAlive: true,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    statement_timeout: settings.statementTimeoutMs,
    query_timeout: settings.statementTimeoutMs + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    types: { getTypeParser },
    onConnect: (client) => client.query(REQUIRE_DURABLE_COMMITS),
  });
  // Without listeners a lost connection would end the process. The next query finds out by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
  pool.on('release', (_error: unknown, client: PoolClient) => {
    // Given back while its answer is still awaited: the line is dead, and the next to use it would wait in vain.
    if ('readyForQuery' in client && client.readyForQuery === false) void endClient(client);
  });
  return pool;
}

/** Ends a connection. The pool sees that it is ending, and drops it. */
async function endClient(client: PoolClient): Promise<void> {
  if ('end' in client && typeof client.end === 'function') await client.end();
}

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8_OID ? Number : types.getTypeParser(oid, format);
