import { sql } from 'kysely';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { tableOf } from '../db/table-of.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';

export interface NewEntry {
  id: string;
  card: CardName;
  person: number | null;
  at: string;
  sealed: Uint8Array;
}

/** "gone": there is no such card any more. "elsewhere": another card has an entry of this id. */
export type AppendOutcome =
  | {
      outcome: 'stored';
      number: number;
      person: number | null;
      at: string;
      /** It had been stored before. */
      isRepeated: boolean;
    }
  | { outcome: 'gone' }
  | { outcome: 'elsewhere' };

/**
 * Adds an entry to a card. The same id again changes nothing and is answered as before.
 *
 * The counter's row is taken first and held to the end: whoever adds at the same moment comes after, so that entries can be read by
 * their numbers without missing one. So does whoever forgets the card.
 */
export function appendEntry(desk: ToldDatabase, entry: NewEntry): Promise<AppendOutcome> {
  return doWithLine(desk, async (transaction, write) => {
    const { at, person, card } = entry;
    const appended = await appendWithin(transaction, entry);
    if (appended.outcome === 'stored') await write({ at, person, act: 'wrote an entry', card });
    return appended;
  });
}

/** The same within a transaction of somebody else's, as its first step: who holds the counter waits for nobody. */
export async function appendWithin(
  transaction: RequestDatabase,
  { id, card, person, at, sealed }: NewEntry,
): Promise<AppendOutcome> {
  const { value: number } = await transaction
    .updateTable('desk_counter')
    .set({ value: sql<number>`value + 1` })
    .returning('value')
    .executeTakeFirstOrThrow();
  const found = await transaction
    .selectFrom(tableOf(card.about))
    .select('number')
    .where('number', '=', card.number)
    .executeTakeFirst();
  if (found === undefined) return { outcome: 'gone' };
  const before = await transaction
    .selectFrom('desk_entries')
    .select(['number', 'person', 'at', 'about', 'about_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (before !== undefined) {
    const isHere = before.about === card.about && before.about_number === card.number;
    if (!isHere) return { outcome: 'elsewhere' };
    return {
      outcome: 'stored',
      number: before.number,
      person: before.person,
      at: before.at,
      isRepeated: true,
    };
  }
  const values = { number, id, person, at, sealed: Buffer.from(sealed) };
  await transaction
    .insertInto('desk_entries')
    .values({ ...values, about: card.about, about_number: card.number })
    .execute();
  return { outcome: 'stored', number, person, at, isRepeated: false };
}

/** The number of the newest entry; all up to it are stored. */
export async function readLastNumber(database: RequestDatabase): Promise<number> {
  const { value } = await database
    .selectFrom('desk_counter')
    .select('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** The entries of some cards, oldest first. */
export async function readEntriesOf(database: RequestDatabase, cards: readonly CardName[]) {
  const named = (['request', 'appointment'] as const).flatMap((about) => {
    const numbers = cards.filter((card) => card.about === about).map(({ number }) => number);
    // A list of nothing is no SQL.
    return numbers.length === 0 ? [] : [{ about, numbers }];
  });
  if (named.length === 0) return [];
  return selectEntries(database)
    .where((row) =>
      row.or(
        named.map(({ about, numbers }) =>
          row.and([row('about', '=', about), row('about_number', 'in', numbers)]),
        ),
      ),
    )
    .execute();
}

/** The entries after a number, oldest first. */
export function readEntries(database: RequestDatabase, after: number) {
  return selectEntries(database).where('number', '>', after).execute();
}

function selectEntries(database: RequestDatabase) {
  return database
    .selectFrom('desk_entries')
    .select(['number', 'about', 'about_number', 'person', 'at', 'sealed'])
    .orderBy('number');
}
