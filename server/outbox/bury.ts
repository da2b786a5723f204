import { inTransaction } from '../db/in-transaction.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { TRIES_LIMIT } from './back-off.ts';
import type { Channel } from './notice.ts';
import { isFree, type LeasedRow } from './outbox-store.ts';

/** Said of a letter that offers times which are held no longer. */
export const HOLD_IS_OVER = 'EHOLDOVER';

/** A notification that nobody tries to deliver any more. */
export interface GivenUp {
  messageId: string;
  /** A short code, nothing personal. */
  fault: string;
  at: Date;
}

/** Says elsewhere that a row was given up, in the transaction of that: both reach the disk, or neither. */
export type TellGivenUp = (transaction: RequestDatabase, row: GivenUp) => Promise<void>;

/** What is told of a row that was given up. */
export type BuriedRow = Pick<LeasedRow, 'tries'> & { about: string; number: number };

interface Burial {
  /** A short code, nothing personal. */
  fault: string;
  tell: TellGivenUp | undefined;
}

/**
 * Makes dead letters of rows whose last try never came back: their server ended in it, perhaps because of it. A try that ends by itself does
 * so in `putBack`.
 *
 * @returns those that were given up now, by this worker
 */
export function buryExhausted(
  database: RequestDatabase,
  channel: Channel,
  nowMs: number,
  { fault, tell }: Burial,
): Promise<BuriedRow[]> {
  return bury(database, { channel, nowMs, fault, tell }, (builder) =>
    builder('tries', '>=', TRIES_LIMIT),
  );
}

/** Makes dead letters of those that promise what is held no longer. Reminders are none: what of them is of no use is deleted (deleteReminders). As above. */
export function buryOver(
  database: RequestDatabase,
  channel: Channel,
  nowMs: number,
  { fault, tell }: Burial,
): Promise<BuriedRow[]> {
  return bury(database, { channel, nowMs, fault, tell }, (builder) =>
    builder.and([builder('planned_at_ms', 'is', null), builder('until_ms', '<=', nowMs)]),
  );
}

/** Of the rows of a channel that wait, and nobody is at. */
async function bury(
  database: RequestDatabase,
  { channel, nowMs, fault, tell }: Burial & { channel: Channel; nowMs: number },
  which: (builder: ExpressionBuilder<DatabaseSchema, 'outbox'>) => Expression<SqlBool>,
): Promise<BuriedRow[]> {
  const those = (builder: ExpressionBuilder<DatabaseSchema, 'outbox'>) =>
    builder.and([
      builder('channel', '=', channel),
      builder('state', '=', 'waiting'),
      isFree(nowMs)(builder),
      which(builder),
    ]);
  // Mostly there are none: an update that finds nothing would still wait for SQLite's write lock.
  const first = database.selectFrom('outbox').select('number').where(those).limit(1);
  if ((await first.executeTakeFirst()) === undefined) return [];
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .updateTable('outbox')
      .set({ state: 'dead', lease: null, leased_until_ms: 0, last_fault: fault })
      .where(those)
      .returning(['about', 'about_number', 'tries', 'message_id'])
      .execute();
    for (const row of rows) {
      await tell?.(transaction, { messageId: row.message_id, fault, at: new Date(nowMs) });
    }
    return rows.map(({ about, about_number: number, tries }) => ({ about, number, tries }));
  });
}
