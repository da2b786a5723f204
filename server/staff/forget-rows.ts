import type { Database } from 'better-sqlite3';
import * as z from 'zod';
import { eraseTraces } from './open-for-change.ts';
import { sayRowName, tableOf, type RowName } from './row-name.ts';
import { StaffError } from './staff-error.ts';

const datedRow = z.object({ number: z.int(), at: z.string() });

/**
 * Deletes one request or appointment with its notifications, from the table, the outbox and the log. The time of an appointment becomes free.
 *
 * @throws StaffError when there is none of that name
 */
export function forgetRow(database: Database, name: RowName): void {
  const found = database
    .prepare(`SELECT 1 FROM ${tableOf(name.about)} WHERE number = ?`)
    .get(name.number);
  if (found !== undefined) deleteRows(database, [name]);
  // Also where there is none: an earlier run may have been kept from it.
  eraseTraces(database);
  if (found === undefined) throw new StaffError(`There is no ${sayRowName(name)}. See "list".`);
}

/**
 * The requests that came before a moment, and the appointments that were over before it (not those that were merely made before it).
 *
 * @param cutoff ISO 8601 in UTC
 */
export function findOlder(database: Database, cutoff: string): RowName[] {
  const isOlder = ({ at }: { at: string }): boolean => Date.parse(at) < Date.parse(cutoff);
  const read = (about: RowName['about'], column: string): RowName[] =>
    z
      .array(datedRow)
      .parse(database.prepare(`SELECT number, ${column} AS at FROM ${tableOf(about)}`).all())
      .filter(isOlder)
      .map(({ number }) => ({ about, number }));
  return [...read('request', 'received_at'), ...read('appointment', 'ends_at')];
}

/** Deletes them all in one transaction, and their traces. */
export function forgetAll(database: Database, names: readonly RowName[]): void {
  deleteRows(database, names);
  eraseTraces(database);
}

function deleteRows(database: Database, names: readonly RowName[]): void {
  const fromOutbox = database.prepare('DELETE FROM outbox WHERE about = ? AND about_number = ?');
  const cells = database.prepare('DELETE FROM appointment_cells WHERE appointment = ?');
  database
    .transaction(() => {
      for (const { about, number } of names) {
        fromOutbox.run(about, number);
        if (about === 'appointment') cells.run(number);
        database.prepare(`DELETE FROM ${tableOf(about)} WHERE number = ?`).run(number);
      }
    })
    .immediate();
}
