import * as z from 'zod';
import { findAllPhotos } from '../photos/photo-rows.ts';
import { hasTable, readDatabase, type StorePlace } from './open-store.ts';
import { NoSuchRowError } from './staff-error.ts';

/** Why a row was set aside, if it was, and its visitor's number; a copy of an older database has no such columns. */
const laterColumns = {
  set_aside: z.string().nullable().default(null),
  reference: z.string().nullable().default(null),
};

const listedRow = z.object({
  number: z.int(),
  kind: z.string(),
  received_at: z.string(),
  ...laterColumns,
});
const sealedColumns = { id: z.string(), sealed: z.instanceof(Uint8Array) };
const fullRow = listedRow.extend(sealedColumns);

const listedAppointment = z.object({
  number: z.int(),
  event: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  received_at: z.string(),
  ...laterColumns,
  // A copy of an older database has none of these.
  sequence: z.int().default(0),
  changed_at: z.string().nullable().default(null),
  cancelled_at: z.string().nullable().default(null),
});
const fullAppointment = listedAppointment.extend(sealedColumns);

export type ListedRow = z.infer<typeof listedRow>;
export type FullRow = z.infer<typeof fullRow>;
export type ListedAppointment = z.infer<typeof listedAppointment>;
export type FullAppointment = z.infer<typeof fullAppointment>;

/** Every request's open columns, oldest first. Needs no key: there is nothing personal in them. */
export async function listRows(place: StorePlace): Promise<ListedRow[]> {
  return z.array(listedRow).parse(await readRequests(place));
}

/** How many photos there are of each request that has some; needs no key. */
export function countPhotos(place: StorePlace): Promise<Map<number, number>> {
  return readDatabase(place, async (database) => {
    const counts = new Map<number, number>();
    // A copy of an older database has no such table.
    if (!(await hasTable(database, 'request_photos'))) return counts;
    for (const { request } of await findAllPhotos(database)) {
      counts.set(request, (counts.get(request) ?? 0) + 1);
    }
    return counts;
  });
}

/** Every request, for the export. */
export async function readAllRows(place: StorePlace): Promise<FullRow[]> {
  return z.array(fullRow).parse(await readRequests(place));
}

/** @throws StaffError when there is no request of that number */
export async function readRow(place: StorePlace, number: number): Promise<FullRow> {
  const row = await readDatabase(place, (database) =>
    database.selectFrom('requests').selectAll().where('number', '=', number).executeTakeFirst(),
  );
  if (row === undefined)
    throw new NoSuchRowError(
      `There is no request number ${number}. See "list" for those there are.`,
    );
  return fullRow.parse(row);
}

/** Every appointment's open columns, in the order in which they come. */
export function listAppointments(place: StorePlace): Promise<ListedAppointment[]> {
  return readAllAppointments(place);
}

/** The same with what is sealed, for the export. */
export async function readAllAppointments(place: StorePlace): Promise<FullAppointment[]> {
  const rows = await readDatabase(place, async (database) =>
    // A copy of an older database has no such table.
    (await hasTable(database, 'appointments'))
      ? database.selectFrom('appointments').selectAll().execute()
      : [],
  );
  return z
    .array(fullAppointment)
    .parse(rows)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

/** @throws StaffError when there is no appointment of that number */
export async function readAppointment(place: StorePlace, number: number): Promise<FullAppointment> {
  const row = await readDatabase(place, (database) =>
    database.selectFrom('appointments').selectAll().where('number', '=', number).executeTakeFirst(),
  );
  if (row === undefined) {
    throw new NoSuchRowError(
      `There is no appointment number A${number}. See "list" for those there are.`,
    );
  }
  return fullAppointment.parse(row);
}

/** All columns that there are: a copy of an older database has fewer. */
function readRequests(place: StorePlace): Promise<unknown[]> {
  return readDatabase(place, (database) =>
    database.selectFrom('requests').selectAll().orderBy('number').execute(),
  );
}
