import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { WriteAlong } from '../intake/request-store.ts';
import { linkHashOf } from './change-token.ts';
import { orTaken, takeCells } from './time-taken.ts';

/** An appointment as it stands. What is sealed stays closed. */
export interface StoredAppointment extends Slot {
  number: number;
  id: string;
  reference: string | null;
  event: EventType;
  sequence: number;
  isCancelled: boolean;
  isCancelledByUs: boolean;
  /** Which link opens it; null for every one that was signed for it. */
  linkHash: Uint8Array | null;
}

/** Reads an appointment; undefined where there is none, or no more. */
export async function readAppointment(
  database: RequestDatabase,
  id: string,
): Promise<StoredAppointment | undefined> {
  const row = await database
    .selectFrom('appointments')
    .select(['number', 'id', 'reference', 'event', 'starts_at', 'ends_at'])
    .select(['sequence', 'cancelled_at', 'is_cancelled_by_us', 'link_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { number, reference, event, starts_at: startsAt, ends_at: endsAt, sequence } = row;
  const isCancelled = row.cancelled_at !== null;
  const isCancelledByUs = row.is_cancelled_by_us === 1;
  return {
    number,
    id,
    reference,
    event,
    startsAt,
    endsAt,
    sequence,
    isCancelled,
    isCancelledByUs,
    linkHash: row.link_hash,
  };
}

/** What a change goes by: an appointment, and how often it had been changed when it was read. */
export type SeenAppointment = Pick<StoredAppointment, 'number' | 'sequence'>;

/** "stale": it was changed since it was read. "taken": somebody else has a part of the new time. */
export type MoveOutcome = 'moved' | 'stale' | 'taken';

/**
 * Gives an appointment another time: the old half-hours are free exactly when the new ones are its own, in one transaction.
 *
 * The update comes first: SQLite takes the write lock while it may still wait for it, and PostgreSQL the row's, after which it looks at the
 * row again. Of two changes that saw the same state one finds the sequence raised; of two that want the same half-hour one meets the other on the cells' primary key and is undone whole.
 *
 * @param seen the appointment as it was read
 * @param writeAlong writes what belongs into the same transaction
 * @throws the database's error when the disk is full, read-only or locked, or it cannot be reached; nothing is changed then
 */
export function moveAppointment(
  database: RequestDatabase,
  seen: SeenAppointment,
  slot: Slot,
  changedAt: string,
  writeAlong?: WriteAlong,
): Promise<MoveOutcome> {
  return inTransaction<MoveOutcome>(database, async (transaction) => {
    const isMoved = await moveWithin(transaction, seen, slot, changedAt);
    if (isMoved) await writeAlong?.(transaction, seen.number);
    return isMoved ? 'moved' : 'stale';
  }).catch(orTaken<MoveOutcome>('taken'));
}

/**
 * The same within a transaction of somebody else's.
 *
 * @returns false where it was changed since it was read
 * @throws TimeTaken where somebody else has a part of the new time: the transaction is to be undone (time-taken.ts)
 */
export async function moveWithin(
  transaction: RequestDatabase,
  { number, sequence }: SeenAppointment,
  slot: Slot,
  changedAt: string,
): Promise<boolean> {
  const moved = await transaction
    .updateTable('appointments')
    .set({
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      sequence: sequence + 1,
      changed_at: changedAt,
    })
    .where('number', '=', number)
    .where('sequence', '=', sequence)
    .where('cancelled_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await transaction.deleteFrom('appointment_cells').where('appointment', '=', number).execute();
  await takeCells(transaction, slot, { appointment: number });
  return true;
}

/** Cancels an appointment and frees its half-hours, both or neither. One that is cancelled already stays as it is. */
export async function cancelAppointment(
  database: RequestDatabase,
  number: number,
  changedAt: string,
  writeAlong?: WriteAlong,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (await cancelWithin(transaction, number, changedAt)) await writeAlong?.(transaction, number);
  });
}

/**
 * The same within a transaction of somebody else's.
 *
 * @param sequence how often it had been changed when it was read; undefined where that does not matter
 * @returns false where it is cancelled already, or was changed since it was read
 */
export async function cancelWithin(
  transaction: RequestDatabase,
  number: number,
  changedAt: string,
  sequence?: number,
): Promise<boolean> {
  const cancelled = await transaction
    .updateTable('appointments')
    .set((row) => ({
      cancelled_at: changedAt,
      changed_at: changedAt,
      sequence: row('sequence', '+', 1),
    }))
    .where('number', '=', number)
    .$if(sequence !== undefined, (query) => query.where('sequence', '=', sequence ?? 0))
    .where('cancelled_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  if (cancelled === undefined) return false;
  await transaction.deleteFrom('appointment_cells').where('appointment', '=', number).execute();
  return true;
}

/** So that the page of the appointment says what becomes of its fee where nothing is asked of them. */
export async function noteCancelledByUs(
  transaction: RequestDatabase,
  number: number,
): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({ is_cancelled_by_us: 1 })
    .where('number', '=', number)
    .execute();
}

/** Gives an appointment another link: those of before open nothing from then on. */
export async function renewLink(
  transaction: RequestDatabase,
  number: number,
  token: string,
): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({ link_hash: linkHashOf(token) })
    .where('number', '=', number)
    .execute();
}
