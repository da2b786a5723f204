import type { RequestDatabase } from '../db/open-database.ts';
import { tableOf } from '../db/table-of.ts';
import { readDatabase, type StorePlace } from './open-store.ts';
import type { RowCall, RowName } from './row-name.ts';
import { StaffError } from './staff-error.ts';

/**
 * Finds the row that staff call by its visitor's number. One that is called by its place needs no look: what reads it says whether it is there.
 *
 * @throws StaffError when no row has that number
 */
export async function findRowName(place: StorePlace, call: RowCall): Promise<RowName> {
  if ('number' in call) return call;
  const { reference } = call;
  const found = await readDatabase(place, (database) => lookUp(database, reference));
  if (found !== undefined) return found;
  throw new StaffError(
    `There is no request or appointment number ${reference}. See "list" for those there are.`,
  );
}

async function lookUp(database: RequestDatabase, reference: string): Promise<RowName | undefined> {
  for (const about of ['request', 'appointment'] as const) {
    // A copy of an older database has no such column.
    if (!(await hasReferences(database, tableOf(about)))) continue;
    const row = await database
      .selectFrom(tableOf(about))
      .select('number')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (row !== undefined) return { about, number: row.number, reference };
  }
  return undefined;
}

async function hasReferences(database: RequestDatabase, name: string): Promise<boolean> {
  const tables = await database.introspection.getTables();
  const table = tables.find((candidate) => candidate.name === name);
  return table?.columns.some((column) => column.name === 'reference') ?? false;
}
