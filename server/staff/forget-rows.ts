import { sql } from 'kysely';
import { isPostgres } from '../db/dialect.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { giveUpOffered } from '../scheduling/kept-times.ts';
import { eraseTraces } from './open-store.ts';
import { sayRowName, tableOf, type RowName } from './row-name.ts';
import { StaffError } from './staff-error.ts';

/**
 * Deletes one request or appointment with its notifications, from the tables and from what the database's files still hold of it. The time of an
 * appointment becomes free.
 *
 * @throws StaffError when there is none of that name
 */
export async function forgetRow(database: RequestDatabase, name: RowName): Promise<void> {
  const found = await database
    .selectFrom(tableOf(name.about))
    .select('number')
    .where('number', '=', name.number)
    .executeTakeFirst();
  if (found !== undefined) await deleteRows(database, [name]);
  // Also where there is none: an earlier run may have been kept from it.
  await eraseTraces(database);
  if (found === undefined) throw new StaffError(`There is no ${sayRowName(name)}. See "list".`);
}

/**
 * The requests that came before a moment, and the appointments that were over before it (not those that were merely made before it).
 *
 * @param cutoff ISO 8601 in UTC
 */
export async function findOlder(database: RequestDatabase, cutoff: string): Promise<RowName[]> {
  const isOlder = ({ at }: { at: string }): boolean => Date.parse(at) < Date.parse(cutoff);
  const requests = await database
    .selectFrom('requests')
    .select(['number', 'received_at as at'])
    .orderBy('number')
    .execute();
  const appointments = await database
    .selectFrom('appointments')
    .select(['number', 'ends_at as at'])
    .orderBy('number')
    .execute();
  return [
    ...requests.filter(isOlder).map(({ number }) => ({ about: 'request' as const, number })),
    ...appointments
      .filter(isOlder)
      .map(({ number }) => ({ about: 'appointment' as const, number })),
  ];
}

/** Deletes them all in one transaction, and their traces. */
export async function forgetAll(
  database: RequestDatabase,
  names: readonly RowName[],
): Promise<void> {
  await deleteRows(database, names);
  await eraseTraces(database);
}

function deleteRows(database: RequestDatabase, names: readonly RowName[]): Promise<void> {
  return inTransaction(database, async (transaction) => {
    // Whoever writes on one of these cards at the desk comes before or after, and leaves nothing behind (server/desk/entry-store.ts).
    await transaction
      .updateTable('desk_counter')
      .set({ value: sql<number>`value` })
      .execute();
    for (const { about, number } of names) {
      await waitForChanges(transaction, { about, number });
      await transaction
        .deleteFrom('outbox')
        .where('about', '=', about)
        .where('about_number', '=', number)
        .execute();
      await transaction
        .deleteFrom('desk_entries')
        .where('about', '=', about)
        .where('about_number', '=', number)
        .execute();
      await giveUpOffered(transaction, { about, number });
      if (about === 'appointment') {
        await transaction
          .deleteFrom('appointment_cells')
          .where('appointment', '=', number)
          .execute();
      }
      await transaction.deleteFrom(tableOf(about)).where('number', '=', number).execute();
    }
  });
}

/**
 * A visitor may be moving the appointment at this moment. PostgreSQL would delete what it sees and leave what that change adds; so the row is
 * taken first. SQLite has one writer at a time.
 */
async function waitForChanges(
  transaction: RequestDatabase,
  { about, number }: RowName,
): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction
    .selectFrom(tableOf(about))
    .select('number')
    .where('number', '=', number)
    .forUpdate()
    .execute();
}
