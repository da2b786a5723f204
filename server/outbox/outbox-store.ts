import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { isPostgres } from '../db/dialect.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { LONGEST_DELAY_MS, TRIES_LIMIT } from './back-off.ts';
import type { Channel, Notice } from './notice.ts';

/** Longer than any try may last (server/outbox/outbox-worker.ts), so that a lease ends only when its holder is gone. */
const LEASE_MS = 120_000;

/** How far apart the clocks of two servers may be. Within it, a lease of the other is not taken for one of a clock that was wrong. */
const CLOCK_GAP_MS = 60_000;

/** A notification that this worker may send, and nobody else until the lease ends. */
export interface LeasedRow {
  number: number;
  messageId: string;
  notice: Notice;
  letter: Uint8Array | null;
  /** This one included. */
  tries: number;
  lease: string;
}

export interface NewRow {
  channel: Channel;
  messageId: string;
  notice: Notice;
  letter: Buffer | null;
  /** From when it may be sent; at once where it is left out. */
  dueAtMs?: number;
  /** From when on it may be sent no more: what it promises is held no longer (bury.ts). */
  untilMs?: number | undefined;
  /** Of a reminder: its time, which may be weeks ahead, and until when it is of use. */
  planned?: { atMs: number; untilMs: number };
}

/** Adds a row to the transaction that stores what it is about: both reach the disk, or neither. */
export async function addRow(transaction: RequestDatabase, row: NewRow): Promise<void> {
  const { notice } = row;
  await transaction
    .insertInto('outbox')
    .values({
      channel: row.channel,
      message_id: row.messageId,
      about: notice.about,
      about_number: notice.number,
      reference: notice.reference ?? null,
      kind: notice.change === undefined ? notice.kind : `${notice.kind} ${notice.change}`,
      received_at: notice.receivedAt,
      is_set_aside: notice.isSetAside ? 1 : 0,
      letter: row.letter,
      due_at_ms: row.planned?.atMs ?? row.dueAtMs ?? Date.parse(notice.receivedAt),
      planned_at_ms: row.planned?.atMs ?? null,
      until_ms: row.planned?.untilMs ?? row.untilMs ?? null,
    })
    .execute();
}

/** Marks a letter that somebody has written, in the place of what a visitor has done. */
export const WRITTEN = 'letter';

/** Takes back the confirmations of an appointment that have not been sent; its reminders stay, and what somebody has written. */
export async function dropWaitingConfirmations(
  transaction: RequestDatabase,
  appointment: number,
): Promise<void> {
  await transaction.deleteFrom('outbox').where(confirmationsOf(appointment)).execute();
}

/** The confirmations of an appointment that have not been sent. */
export function confirmationsOf(appointment: number) {
  return (builder: ExpressionBuilder<DatabaseSchema, 'outbox'>): Expression<SqlBool> =>
    builder.and([
      builder('channel', '=', 'visitor-mail'),
      builder('about', '=', 'appointment'),
      builder('about_number', '=', appointment),
      builder('planned_at_ms', 'is', null),
      builder('kind', 'not like', `% ${WRITTEN}`),
    ]);
}

/**
 * Takes the row that has been due longest, for one try. The try is counted here: a row that kills its server is not tried for ever
 * (bury.ts).
 *
 * Looking and taking are one statement, so that two workers never take one row: with SQLite the second waits for the first, with PostgreSQL it
 * passes over the row that the first is at.
 *
 * @returns undefined when nothing is due, or another worker is at it
 */
export async function leaseNext(
  database: RequestDatabase,
  channel: Channel,
  nowMs: number,
): Promise<LeasedRow | undefined> {
  const due = database
    .selectFrom('outbox')
    .select('number')
    .where('channel', '=', channel)
    .where(isDue(nowMs))
    .where('tries', '<', TRIES_LIMIT)
    .orderBy('due_at_ms')
    .orderBy('number')
    .limit(1);
  // Mostly there is none: an update that finds nothing would still wait for SQLite's write lock.
  if ((await due.executeTakeFirst()) === undefined) return undefined;
  const free = isPostgres(database) ? due.forUpdate().skipLocked() : due;
  const lease = randomUUID();
  const row = await database
    .updateTable('outbox')
    .set((builder) => ({
      lease,
      leased_until_ms: nowMs + LEASE_MS,
      tries: builder('tries', '+', 1),
    }))
    .where('number', '=', free)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // As addRow wrote it: a change stands behind the kind.
  const [kind = '', change] = row.kind.split(' ');
  const notice: Notice = {
    about: row.about,
    number: row.about_number,
    reference: row.reference ?? undefined,
    kind,
    ...(change === 'moved' || change === 'cancelled' ? { change } : {}),
    receivedAt: row.received_at,
    isSetAside: row.is_set_aside === 1,
  };
  const { number, message_id: messageId, letter, tries } = row;
  return { number, messageId, notice, letter, tries, lease };
}

/**
 * Waiting, its time come and free. A time too far ahead was written by a clock that was wrong, and counts as come; but that of a reminder whose
 * own time is still to come was reckoned from the appointment, not by a clock. One that is of no use any more is not due.
 */
function isDue(nowMs: number) {
  return (builder: ExpressionBuilder<DatabaseSchema, 'outbox'>): Expression<SqlBool> =>
    builder.and([
      builder('state', '=', 'waiting'),
      builder.or([
        builder('due_at_ms', '<=', nowMs),
        builder.and([
          builder('due_at_ms', '>', nowMs + LONGEST_DELAY_MS),
          builder.or([builder('planned_at_ms', 'is', null), builder('planned_at_ms', '<=', nowMs)]),
        ]),
      ]),
      builder.or([builder('until_ms', 'is', null), builder('until_ms', '>', nowMs)]),
      isFree(nowMs)(builder),
    ]);
}

/** Nobody is at it: never leased, or its lease ended with its holder. */
export function isFree(nowMs: number) {
  return (builder: ExpressionBuilder<DatabaseSchema, 'outbox'>): Expression<SqlBool> =>
    builder.or([
      builder('leased_until_ms', '<=', nowMs),
      builder('leased_until_ms', '>', nowMs + LEASE_MS + CLOCK_GAP_MS),
    ]);
}

/** A row that was sent is deleted, with whatever the confirmation needed. */
export async function deleteSent(database: RequestDatabase, row: LeasedRow): Promise<void> {
  // Without the lease: it is sent, whoever holds the row now.
  await database.deleteFrom('outbox').where('number', '=', row.number).execute();
}

/**
 * Puts a row back after a failed try.
 *
 * @param dueAtMs when to try again; undefined to make it a dead letter
 * @param fault a short code, nothing personal
 * @returns whether it was still this worker's
 */
export async function putBack(
  database: RequestDatabase,
  row: LeasedRow,
  dueAtMs: number | undefined,
  fault: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({
      lease: null,
      leased_until_ms: 0,
      last_fault: fault,
      ...(dueAtMs === undefined ? { state: 'dead' as const } : { due_at_ms: dueAtMs }),
    })
    .where('number', '=', row.number)
    .where('lease', '=', row.lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes confirmations that could not be sent and whose time is over; gives how many. */
export function deleteOldConfirmations(
  database: RequestDatabase,
  receivedBefore: string,
): Promise<number> {
  return deleteFound(
    database,
    database
      .selectFrom('outbox')
      .select('number')
      .where('channel', '=', 'visitor-mail')
      .where('planned_at_ms', 'is', null)
      .where('received_at', '<', receivedBefore),
  );
}

/** Deletes reminders that are of no use any more; all of them where no moment is given. Gives how many. */
export function deleteReminders(database: RequestDatabase, untilMs?: number): Promise<number> {
  return deleteFound(
    database,
    database
      .selectFrom('outbox')
      .select('number')
      .where('planned_at_ms', 'is not', null)
      .$if(untilMs !== undefined, (query) => query.where('until_ms', '<=', untilMs ?? 0)),
  );
}

async function deleteFound(
  database: RequestDatabase,
  wanted: { execute(): Promise<{ number: number }[]> },
): Promise<number> {
  const old = await wanted.execute();
  // Mostly there are none: a delete that finds nothing would still wait for the write lock.
  if (old.length === 0) return 0;
  const numbers = old.map(({ number }) => number);
  await database.deleteFrom('outbox').where('number', 'in', numbers).execute();
  return old.length;
}
