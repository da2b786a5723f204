import type { Pool, PoolClient } from 'pg';
import * as z from 'zod';
import { StartupError } from '../startup-error.ts';
import { MIGRATION_STEPS, sayNewer } from './migrations.ts';

/** Whoever migrates holds this advisory lock: "impr" in ASCII, so that it is no other program's. */
const MIGRATION_LOCK = 0x69_6d_70_72;

/** Another server that starts at the same time may be at a long step. */
const STEP_TIMEOUT_MS = 60_000;

const versionRows = z.array(z.object({ version: z.int() }));

/**
 * Brings a PostgreSQL database to the newest form. The number of steps taken is the one row of schema_version.
 *
 * Servers that start together come one after another: the lock is held to the end of each step's transaction, and is gone with
 * a server that dies in it, as is the step.
 *
 * @throws StartupError when the database was written by a newer version of this program; the database's error
 */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    while (await takeNextStep(client)) {
      // one step a turn
    }
  } finally {
    // Ended, not kept: it may be in the middle of a transaction that failed.
    client.release(true);
  }
}

async function takeNextStep(client: PoolClient): Promise<boolean> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL statement_timeout = ${STEP_TIMEOUT_MS}`);
  await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_version (is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), version integer NOT NULL)',
  );
  await client.query('INSERT INTO schema_version (version) VALUES (0) ON CONFLICT DO NOTHING');
  const { rows } = await client.query('SELECT version FROM schema_version');
  const taken = versionRows.parse(rows)[0]?.version ?? 0;
  if (taken > MIGRATION_STEPS.length) throw new StartupError(sayNewer(taken));
  const step = MIGRATION_STEPS[taken];
  if (step !== undefined) {
    await client.query(step.postgres);
    await client.query('UPDATE schema_version SET version = $1', [taken + 1]);
  }
  await client.query('COMMIT');
  return step !== undefined;
}
