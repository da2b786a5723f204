import { firstKeptDay } from '../../domain/desk/blocks.ts';
import { writeCardName } from '../../domain/desk/card-name.ts';
import type { SentBlock } from '../../domain/desk/wire.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { deleteBlocks, giveUpBlocks } from '../scheduling/kept-times.ts';
import { orTaken, takeCells } from '../scheduling/time-taken.ts';
import { toBase64 } from './card-store.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';
import { takeTurn } from './people-store.ts';
import { stopLetterOf } from './stop-letter.ts';

export interface SealedTime {
  id: string;
  slot: Slot;
  sealed: Uint8Array;
}

/** Who does it, and when. */
export interface KeptBy {
  person: number | null;
  at: string;
}

/** "taken": somebody comes in a part of that time, or it is kept free already. */
type KeepFreeOutcome = 'kept' | 'taken';

/**
 * Keeps times free of appointments: all of their half-hours or none. The same ids again change nothing. Whoever books at the same moment meets
 * them on the cells' primary key.
 *
 * @param series what they have in common where they are kept each week; null for one by itself
 */
export function keepFree(
  desk: ToldDatabase,
  times: readonly SealedTime[],
  { person, at, series }: KeptBy & { series: string | null },
): Promise<KeepFreeOutcome> {
  const act = series === null ? 'kept a time free' : 'kept a time free each week';
  return doWithLine<KeepFreeOutcome>(desk, async (transaction, write) => {
    for (const { id, slot, sealed } of times) {
      const values = { id, starts_at: slot.startsAt, ends_at: slot.endsAt, person, at, series };
      const added = await transaction
        .insertInto('desk_blocks')
        .values({ ...values, sealed: Buffer.from(sealed) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('number')
        .executeTakeFirst();
      if (added !== undefined) await takeCells(transaction, slot, { block: added.number });
    }
    await write({ at, person, act });
    return 'kept';
  }).catch(orTaken<KeepFreeOutcome>('taken'));
}

/** A time that is kept free, and where it goes. */
interface MovedTime extends SealedTime {
  number: number;
}

interface MovedBy {
  person: number | null;
  /** Whose alone may be moved; undefined for anybody's. */
  owner: { person: number | null } | undefined;
  now: Date;
}

/** "gone": one of them is not there any more. "mixed": they are not one series, or are held by a letter, or have begun, or one has another's id. "theirs": somebody else's. */
type MoveOutcome = 'moved' | 'taken' | 'gone' | 'mixed' | 'theirs';

/**
 * Moves times that are kept free: one, or several of a series, all or none. Each gets a number anew, since colleagues notice changes by numbers; whose it
 * is and the series that it belongs to stay. The same ids again change nothing.
 */
export function moveKept(
  desk: ToldDatabase,
  moves: readonly MovedTime[],
  { person, owner, now }: MovedBy,
): Promise<MoveOutcome> {
  const numbers = moves.map(({ number }) => number);
  const line = { at: now.toISOString(), person, act: 'moved a time kept free' } as const;
  return doWithLine<MoveOutcome>(desk, async (transaction, write) => {
    // Two who move the same at once come one after the other: else it would lie there twice.
    await takeTurn(transaction);
    const stored = await countStored(transaction, moves);
    if (stored === moves.length) {
      // By a try whose answer was lost.
      await write(line);
      return 'moved';
    }
    if (stored > 0) return 'mixed';
    const rows = await transaction
      .selectFrom('desk_blocks')
      .select(['number', 'person', 'series', 'starts_at', 'offered_to'])
      .where('number', 'in', numbers)
      .execute();
    if (rows.length !== new Set(numbers).size) return 'gone';
    if (owner !== undefined && rows.some(({ person }) => person !== owner.person)) return 'theirs';
    const isMovable = (row: (typeof rows)[number]) =>
      row.offered_to === null && Date.parse(row.starts_at) > now.getTime();
    const series = new Set(rows.map((row) => row.series ?? row.number));
    if (series.size > 1 || rows.length !== moves.length || !rows.every(isMovable)) return 'mixed';
    await deleteBlocks(transaction, numbers);
    for (const { number, id, slot, sealed } of moves) {
      const before = rows.find((row) => row.number === number);
      const added = await transaction
        .insertInto('desk_blocks')
        .values({
          id,
          starts_at: slot.startsAt,
          ends_at: slot.endsAt,
          person: before?.person ?? null,
          at: line.at,
          series: before?.series ?? null,
          sealed: Buffer.from(sealed),
        })
        .returning('number')
        .executeTakeFirstOrThrow();
      await takeCells(transaction, slot, { block: added.number });
    }
    await write(line);
    return 'moved';
  }).catch(orTaken<MoveOutcome>('taken'));
}

/** How many of their ids are stored already. */
async function countStored(
  transaction: RequestDatabase,
  times: readonly SealedTime[],
): Promise<number> {
  const kept = await transaction
    .selectFrom('desk_blocks')
    .select('id')
    .where(
      'id',
      'in',
      times.map(({ id }) => id),
    )
    .execute();
  return kept.length;
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

/**
 * Gives a time back to whoever wants it. Whoever moves it at this moment comes before or after: else it would come back with the move.
 *
 * @param recipient what the server seals to: where it stops a letter, the letter's card says so
 */
export function giveBack(
  desk: ToldDatabase,
  number: number,
  { person, at }: KeptBy,
  recipient: string,
): Promise<void> {
  return doWithLine(desk, async (transaction, write) => {
    await takeTurn(transaction);
    await stopLetterOf(transaction, number, { person, at }, recipient);
    await giveUpBlocks(transaction, [number]);
    await write({ at, person, act: 'gave a time back' });
  });
}

/** Whose the times of a series are, each once; empty where none is left. What a browser names as a series may hold those of two. */
export async function findOwnersOfSeries(
  database: RequestDatabase,
  series: string,
): Promise<(number | null)[]> {
  const kept = await database
    .selectFrom('desk_blocks')
    .select('person')
    .distinct()
    .where('series', '=', series)
    .execute();
  return kept.map(({ person }) => person);
}

/** Gives back all times of a series that have not begun; what was, stays to be looked at. */
export function giveSeriesBack(
  desk: ToldDatabase,
  series: string,
  { person, now }: { person: number | null; now: Date },
): Promise<void> {
  return doWithLine(desk, async (transaction, write) => {
    await takeTurn(transaction);
    const kept = await transaction
      .selectFrom('desk_blocks')
      .select(['number', 'starts_at'])
      .where('series', '=', series)
      .execute();
    // Clocks on the wall are not compared as texts: in winter they are of another offset than in summer.
    const ahead = kept.filter((block) => Date.parse(block.starts_at) > now.getTime());
    await deleteBlocks(
      transaction,
      ahead.map(({ number }) => number),
    );
    await write({ at: now.toISOString(), person, act: 'gave weekly times back' });
  });
}

/** What is kept free, and was within the last weeks. */
export async function readBlocks(database: RequestDatabase, now: Date): Promise<SentBlock[]> {
  const rows = await database
    .selectFrom('desk_blocks')
    .leftJoin('outbox', 'outbox.message_id', 'desk_blocks.letter')
    .selectAll('desk_blocks')
    .select('outbox.state as letter_state')
    .where('ends_at', '>=', firstKeptDay(now))
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => {
    const { number, id, person, at, starts_at: startsAt, ends_at: endsAt, series } = row;
    const { offered_about: about, offered_to: to, until_ms: untilMs, letter } = row;
    const isOffered = about !== null && to !== null && untilMs !== null && letter !== null;
    const offered = isOffered
      ? {
          to: writeCardName({ about, number: to }),
          until: new Date(untilMs).toISOString(),
          letter,
          // What was sent is deleted from the outbox.
          became: row.letter_state ?? ('left' as const),
        }
      : null;
    const sealed = toBase64(row.sealed);
    return { number, id, person, at, startsAt, endsAt, sealed, offered, series };
  });
}

/** Another text whenever a block was added or given back, since numbers are never used again, or the letter left that offers it. */
export async function markBlocks(database: RequestDatabase): Promise<string> {
  const { count, last } = await database
    .selectFrom('desk_blocks')
    .select((row) => [row.fn.countAll().as('count'), row.fn.max('number').as('last')])
    .executeTakeFirstOrThrow();
  const letters = await database
    .selectFrom('outbox')
    .select((row) => ['state', row.fn.countAll().as('count')])
    .where('message_id', 'in', (row) =>
      row
        .selectFrom('desk_blocks')
        .select('letter')
        .where('letter', 'is not', null)
        .$castTo<{ letter: string }>(),
    )
    .groupBy('state')
    .orderBy('state')
    .execute();
  return [`${count}.${last ?? 0}`, ...letters.map((row) => `${row.state} ${row.count}`)].join('.');
}
