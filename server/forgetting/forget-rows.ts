import { sql } from 'kysely';
import type { CardName } from '../../domain/desk/card-name.ts';
import { isPostgres } from '../db/dialect.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { tableOf } from '../db/table-of.ts';
import { findPhotos, type PhotoRow } from '../photos/photo-rows.ts';
import type { PhotoStore, PhotoStoreError } from '../photos/photo-store.ts';
import { removeUnclaimed } from '../photos/remove-unclaimed.ts';
import { giveUpOffered } from '../scheduling/kept-times.ts';
import { eraseTraces } from './erase-traces.ts';

/** What became of rows that were to be forgotten. */
export interface Forgotten {
  /** Those that were there. */
  readonly found: readonly CardName[];
  /** Photos of theirs that the store does not have. */
  readonly absent: readonly PhotoRow[];
  /** Why photos are in their store still; they belong to nobody, and the server removes them within two hours. */
  readonly photoFault: PhotoStoreError | undefined;
  /** False where the database's files hold traces still, since something else is using them: the next call takes them. */
  readonly isErased: boolean;
}

/** Of those that were there. */
interface Deleting {
  writeDown?: (transaction: RequestDatabase, found: readonly CardName[]) => Promise<void>;
  onDeleted?: (found: readonly CardName[]) => void;
}

/**
 * Forgets requests and appointments, by command or at the desk: all of them in one transaction, with their notifications and letters, what was
 * written on their cards and the times that were held for them; then their traces in the database's files, and then their photos. The time of an
 * appointment becomes free.
 *
 * The rows first: a photo without its request tells nothing, and is found again; a request without its photos would be a loss, should the deletion
 * fail. Traces are looked for also where nothing was found: an earlier call may have been kept from them.
 *
 * @param openStore called only where there are photos; what it throws is thrown before anything is deleted
 * @param writeDown writes down what was there, in the transaction that deletes it
 * @param onDeleted told of the same as soon as it is gone: traces and photos may fail after it
 */
export async function forgetRows(
  database: RequestDatabase,
  names: readonly CardName[],
  openStore: () => PhotoStore,
  { writeDown, onDeleted }: Deleting = {},
): Promise<Forgotten> {
  const photos: PhotoRow[] = [];
  for (const { about, number } of names) {
    if (about === 'request') photos.push(...(await findPhotos(database, number)));
  }
  const store = photos.length === 0 ? undefined : openStore();
  let found: readonly CardName[] = [];
  let isErased = false;
  let removal: Awaited<ReturnType<typeof removeUnclaimed>> | undefined;
  try {
    found = await deleteRows(database, names, writeDown);
    onDeleted?.(found);
    isErased = await eraseTraces(database);
  } finally {
    // Also where the traces could not be asked for: the rows are gone.
    if (store !== undefined) {
      removal = await removeUnclaimed(database, store, { ids: photos.map(({ id }) => id) });
    }
  }
  return {
    found,
    absent: photos.filter(({ id }) => removal?.absent.includes(id)),
    photoFault: removal?.fault,
    isErased,
  };
}

/**
 * Deletes rows with all that hangs on them but their photos, in one transaction.
 *
 * @returns those that were there
 */
export function deleteRows(
  database: RequestDatabase,
  names: readonly CardName[],
  writeDown?: Deleting['writeDown'],
): Promise<CardName[]> {
  return inTransaction(database, async (transaction) => {
    // Whoever writes on one of these cards at the desk comes before or after, and leaves nothing behind (server/desk/entry-store.ts).
    await transaction
      .updateTable('desk_counter')
      .set({ value: sql<number>`value` })
      .execute();
    const found: CardName[] = [];
    for (const { about, number } of names) {
      if (await isThere(transaction, { about, number })) found.push({ about, number });
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
    await writeDown?.(transaction, found);
    return found;
  });
}

/**
 * A visitor may be moving the appointment at this moment. PostgreSQL would delete what it sees and leave what that change adds; so the row is
 * taken as it is looked for. SQLite has one writer at a time.
 */
async function isThere(
  transaction: RequestDatabase,
  { about, number }: CardName,
): Promise<boolean> {
  const row = await transaction
    .selectFrom(tableOf(about))
    .select('number')
    .where('number', '=', number)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}
