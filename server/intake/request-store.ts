import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { isSameBody, type IdempotencyMark } from './idempotency.ts';
import type { Suspicion } from './suspicion.ts';

/** What the visitor is told about a stored request. */
export interface Receipt {
  /** The request's number, such as K7NP-3XR2; a UUID in rows of before. */
  id: string;
  receivedAt: string;
}

/** Writes what belongs to a new row into its transaction. */
export type WriteAlong = (transaction: RequestDatabase, number: number) => Promise<void>;

export interface SealedRequest extends Receipt {
  /** What visitor and practice call it by; null as an older server leaves it. */
  reference?: string | null;
  kind: string;
  suspicion?: Suspicion | undefined;
  sealed: Uint8Array;
  mark: IdempotencyMark;
}

/** "stored": a new row. "repeated": the same key and body again. "conflict": the key belongs to another body. */
export type StoreOutcome =
  | { outcome: 'stored' | 'repeated'; receipt: Receipt }
  | { outcome: 'conflict' };

/** Looks whether a request has been stored before, by its key. */
export async function findStored(
  database: RequestDatabase,
  mark: IdempotencyMark,
): Promise<StoreOutcome | undefined> {
  const row = await database
    .selectFrom('requests')
    .select(['id', 'received_at', 'body_mac'])
    .where('key_hash', '=', mark.keyHash)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (!isSameBody(row.body_mac, mark.bodyMac)) return { outcome: 'conflict' };
  return { outcome: 'repeated', receipt: { id: row.id, receivedAt: row.received_at } };
}

/**
 * Puts a request on disk, once. When it returns "stored", the row has reached the disk (synchronous=FULL, synchronous_commit=on).
 *
 * Two that race with one key, in one server or in two, meet on the unique index: the loser's insert does nothing, and it reads
 * the winner's row. The insert comes first in the transaction: SQLite takes the write lock while it may still wait for it, and PostgreSQL
 * waits until the winner is done, whose row the next statement then sees (READ COMMITTED).
 *
 * @param writeAlong writes the notifications into the same transaction
 * @throws the database's error when the disk is full, read-only or locked, or it cannot be reached; nothing is stored then
 */
export async function storeRequest(
  database: RequestDatabase,
  request: SealedRequest,
  writeAlong: WriteAlong = async () => undefined,
): Promise<StoreOutcome> {
  return inTransaction(database, async (transaction) => {
    const inserted = await transaction
      .insertInto('requests')
      .values({
        id: request.id,
        reference: request.reference ?? null,
        kind: request.kind,
        received_at: request.receivedAt,
        sealed: Buffer.from(request.sealed),
        key_hash: request.mark.keyHash,
        body_mac: request.mark.bodyMac,
        set_aside: request.suspicion ?? null,
      })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .returning(['number', 'id', 'received_at'])
      .executeTakeFirst();
    if (inserted !== undefined) {
      await writeAlong(transaction, inserted.number);
      return { outcome: 'stored', receipt: { id: inserted.id, receivedAt: inserted.received_at } };
    }
    const winner = await findStored(transaction, request.mark);
    if (winner === undefined)
      throw new Error('A row stopped the insert and is gone: rows must not be deleted here.');
    return winner;
  });
}
