import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { isSameBody, type IdempotencyMark } from '../intake/idempotency.ts';
import type { WriteAlong } from '../intake/request-store.ts';
import type { Suspicion } from '../intake/suspicion.ts';
import { orTaken, takeCells } from './time-taken.ts';

/** What the visitor is told about an appointment. */
export interface AppointmentReceipt extends Slot {
  id: string;
  /** What visitor and practice call it by, such as K7NP-3XR2; null in a row that an older server has added. */
  reference: string | null;
  event: EventType;
  receivedAt: string;
}

export interface SealedAppointment {
  receipt: AppointmentReceipt;
  sealed: Uint8Array;
  mark: IdempotencyMark;
  suspicion?: Suspicion | undefined;
}

/**
 * "taken": somebody else has a part of that time. "conflict": the key belongs to another body. "cancelled": the appointment was made with this key, and
 * is cancelled. One that was moved is "repeated" with its present time.
 */
export type BookingOutcome =
  | { outcome: 'stored'; receipt: AppointmentReceipt }
  /** Which link opens it by now; null for every one that was signed for it. */
  | { outcome: 'repeated'; receipt: AppointmentReceipt; linkHash: Uint8Array | null }
  | { outcome: 'conflict' }
  | { outcome: 'cancelled' }
  | { outcome: 'taken' };

/** Looks whether an appointment has been stored before, by its key. */
export async function findBooked(
  database: RequestDatabase,
  mark: IdempotencyMark,
): Promise<BookingOutcome | undefined> {
  const row = await database
    .selectFrom('appointments')
    .select(['id', 'reference', 'event', 'starts_at', 'ends_at', 'received_at'])
    .select(['body_mac', 'cancelled_at', 'link_hash'])
    .where('key_hash', '=', mark.keyHash)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (!isSameBody(row.body_mac, mark.bodyMac)) return { outcome: 'conflict' };
  if (row.cancelled_at !== null) return { outcome: 'cancelled' };
  const { id, reference, event } = row;
  const { starts_at: startsAt, ends_at: endsAt, received_at: receivedAt } = row;
  const receipt = { id, reference, event, startsAt, endsAt, receivedAt };
  return { outcome: 'repeated', receipt, linkHash: row.link_hash };
}

/**
 * Puts an appointment and the half-hours that it takes on disk, both or neither. Whoever races for a half-hour meets on the
 * cells' primary key, in one server or in two: one insert wins, and the other's transaction is undone.
 *
 * @param writeAlong writes the notifications into the same transaction
 * @throws the database's error when the disk is full, read-only or locked, or it cannot be reached; nothing is stored then
 */
export async function storeAppointment(
  database: RequestDatabase,
  { receipt, sealed, mark, suspicion }: SealedAppointment,
  writeAlong: WriteAlong = async () => undefined,
): Promise<BookingOutcome> {
  return inTransaction<BookingOutcome>(database, async (transaction) => {
    const inserted = await transaction
      .insertInto('appointments')
      .values({
        id: receipt.id,
        reference: receipt.reference,
        event: receipt.event,
        starts_at: receipt.startsAt,
        ends_at: receipt.endsAt,
        received_at: receipt.receivedAt,
        sealed: Buffer.from(sealed),
        key_hash: mark.keyHash,
        body_mac: mark.bodyMac,
        set_aside: suspicion ?? null,
      })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (inserted === undefined) {
      const winner = await findBooked(transaction, mark);
      if (winner === undefined)
        throw new Error('A row stopped the insert and is gone: rows must not be deleted here.');
      return winner;
    }
    await takeCells(transaction, receipt, { appointment: inserted.number });
    await writeAlong(transaction, inserted.number);
    return { outcome: 'stored', receipt };
  }).catch(orTaken<BookingOutcome>({ outcome: 'taken' }));
}
