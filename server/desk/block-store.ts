import { firstKeptDay } from '../../domain/desk/blocks.ts';
import { writeCardName, type CardName } from '../../domain/desk/card-name.ts';
import type { SentBlock } from '../../domain/desk/wire.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { deleteBlocks } from '../scheduling/kept-times.ts';
import { orTaken, takeCells } from '../scheduling/time-taken.ts';
import { toBase64 } from './card-store.ts';

export interface NewBlock {
  id: string;
  slot: Slot;
  person: number | null;
  at: string;
  sealed: Uint8Array;
}

/** "taken": somebody comes in a part of that time, or it is kept free already. */
export type KeepFreeOutcome = 'kept' | 'taken';

/**
 * Keeps a time free of appointments: all of its half-hours or none. The same id again changes nothing. Whoever books at the same moment meets it
 * on the cells' primary key.
 */
export function keepFree(
  database: RequestDatabase,
  { id, slot, person, at, sealed }: NewBlock,
): Promise<KeepFreeOutcome> {
  return inTransaction<KeepFreeOutcome>(database, async (transaction) => {
    const values = { id, starts_at: slot.startsAt, ends_at: slot.endsAt, person, at };
    const added = await transaction
      .insertInto('desk_blocks')
      .values({ ...values, sealed: Buffer.from(sealed) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (added !== undefined) await takeCells(transaction, slot, { block: added.number });
    return 'kept';
  }).catch(orTaken<KeepFreeOutcome>('taken'));
}

/** Whose a block is; undefined where there is none. */
export async function findBlock(
  database: RequestDatabase,
  number: number,
): Promise<{ person: number | null } | undefined> {
  return database
    .selectFrom('desk_blocks')
    .select('person')
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Gives a time back to whoever wants it. */
export function giveBack(database: RequestDatabase, number: number): Promise<void> {
  return inTransaction(database, (transaction) => deleteBlocks(transaction, [number]));
}

/** A time that a letter offers. */
export interface HeldTime {
  id: string;
  slot: Slot;
  sealed: Uint8Array;
}

/** Of all times of one letter. */
interface HeldBy {
  card: CardName;
  /** The id of its entry. */
  letter: string;
  person: number | null;
  at: string;
  until: Date;
}

/** Holds the times of a letter, within the transaction that sends it. @throws TimeTaken when a part of one is another's */
export async function holdTimes(
  transaction: RequestDatabase,
  times: readonly HeldTime[],
  { card, letter, person, at, until }: HeldBy,
): Promise<void> {
  for (const { id, slot, sealed } of times) {
    const { number } = await transaction
      .insertInto('desk_blocks')
      .values({
        id,
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        person,
        at,
        sealed: Buffer.from(sealed),
        offered_about: card.about,
        offered_to: card.number,
        letter,
        until_ms: until.getTime(),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    await takeCells(transaction, slot, { block: number });
  }
}

/** What is kept free, and was within the last weeks. */
export async function readBlocks(database: RequestDatabase, now: Date): Promise<SentBlock[]> {
  const rows = await database
    .selectFrom('desk_blocks')
    .selectAll()
    .where('ends_at', '>=', firstKeptDay(now))
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => {
    const { number, id, person, at, starts_at: startsAt, ends_at: endsAt } = row;
    const { offered_about: about, offered_to: to, until_ms: untilMs } = row;
    const isOffered = about !== null && to !== null && untilMs !== null;
    const offered = isOffered
      ? {
          to: writeCardName({ about, number: to }),
          until: new Date(untilMs).toISOString(),
        }
      : null;
    return { number, id, person, at, startsAt, endsAt, sealed: toBase64(row.sealed), offered };
  });
}

/** Another text whenever a block was added or given back: numbers are never used again. */
export async function markBlocks(database: RequestDatabase): Promise<string> {
  const { count, last } = await database
    .selectFrom('desk_blocks')
    .select((row) => [row.fn.countAll().as('count'), row.fn.max('number').as('last')])
    .executeTakeFirstOrThrow();
  return `${count}.${last ?? 0}`;
}
