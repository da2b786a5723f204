import { isPostgres } from '../db/dialect.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { ToldAppointment } from '../outbox/notice.ts';

/**
 * An appointment as its letter tells of it. Its visitor may be moving or cancelling it at this moment: so PostgreSQL takes the row as it reads it, and
 * what is told is what that change leaves. SQLite has one writer at a time.
 */
export async function readTold(
  transaction: RequestDatabase,
  number: number,
): Promise<ToldAppointment & { reference: string | null }> {
  const row = await transaction
    .selectFrom('appointments')
    .select(['id', 'reference', 'event', 'starts_at', 'ends_at', 'sequence'])
    .select(['cancelled_at', 'kept_address'])
    .where('number', '=', number)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const { id, reference, event, starts_at: startsAt, ends_at: endsAt, sequence } = row;
  const told = { id, reference, event, startsAt, endsAt, sequence };
  if (row.cancelled_at !== null) return { ...told, status: 'cancelled' };
  return { ...told, status: 'booked', ...linkUntold(row) };
}

/** Whether no letter has brought an appointment's link, for those that would name it. */
export async function readLinkUntold(
  database: RequestDatabase,
  number: number,
): Promise<Pick<ToldAppointment, 'isLinkUntold'>> {
  const row = await database
    .selectFrom('appointments')
    .select('kept_address')
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined ? {} : linkUntold(row);
}

/** The address is kept with the link that its letter brings. */
function linkUntold(row: { kept_address: unknown }): Pick<ToldAppointment, 'isLinkUntold'> {
  return row.kept_address === null ? { isLinkUntold: true } : {};
}
