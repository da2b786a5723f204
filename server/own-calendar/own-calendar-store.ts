import type { OwnCalendar } from '../../domain/own-calendar/busy-times.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** Rows of one insert: databases limit how many values a statement has. */
const ROWS_AT_ONCE = 200;

/** How the last readings went. */
export interface CalendarState {
  triedAtMs: number;
  readAtMs: number | null;
  fault: string | null;
  unread: number;
}

/** Puts what was read in the place of what was known. */
export function keepReading(
  database: RequestDatabase,
  { times, unread }: OwnCalendar,
  nowMs: number,
): Promise<void> {
  const rows = times.map(({ startMs, endMs }) => ({
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
  }));
  return inTransaction(database, async (transaction) => {
    const state = { tried_at_ms: nowMs, read_at_ms: nowMs, fault: null, unread };
    // First: two servers that read at once come one after the other.
    await writeState(transaction, state);
    await transaction.deleteFrom('own_calendar_times').execute();
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await transaction
        .insertInto('own_calendar_times')
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .execute();
    }
  });
}

/** Notes that it could not be read; what was known stays. @param fault a short code, nothing of the address */
export async function keepFault(
  database: RequestDatabase,
  fault: string,
  nowMs: number,
): Promise<void> {
  await writeState(database, { tried_at_ms: nowMs, fault });
}

async function writeState(
  database: RequestDatabase,
  state: { tried_at_ms: number; fault: string | null; read_at_ms?: number; unread?: number },
): Promise<void> {
  await database
    .insertInto('own_calendar')
    .values({ is_only: 1, read_at_ms: null, ...state })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(state))
    .execute();
}

/** Undefined where nobody has looked yet. */
export async function readState(database: RequestDatabase): Promise<CalendarState | undefined> {
  const row = await database.selectFrom('own_calendar').selectAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { tried_at_ms: triedAtMs, read_at_ms: readAtMs, fault, unread } = row;
  return { triedAtMs, readAtMs, fault, unread };
}

/** The times that reach into a stretch, in their order. @param from and until ISO 8601 in UTC */
export async function ownTimesWithin(
  database: RequestDatabase,
  from: string,
  until: string,
): Promise<Slot[]> {
  const rows = await database
    .selectFrom('own_calendar_times')
    .selectAll()
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at: startsAt, ends_at: endsAt }) => ({ startsAt, endsAt }));
}

/** Where no calendar is named any more, nothing of it stays. */
export async function forgetOwnCalendar(database: RequestDatabase): Promise<void> {
  // Mostly there is nothing: a delete that finds nothing would still wait for the write lock.
  if ((await readState(database)) === undefined) return;
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('own_calendar_times').execute();
    await transaction.deleteFrom('own_calendar').execute();
  });
}
