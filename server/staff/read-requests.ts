import { existsSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { DATABASE_FILE } from '../db/open-database.ts';
import { StaffError } from './staff-error.ts';

/** Why a row was set aside, if it was; a copy of an older database has no such column. */
const setAside = { set_aside: z.string().nullable().default(null) };

const listedRow = z.object({
  number: z.int(),
  kind: z.string(),
  received_at: z.string(),
  ...setAside,
});
const sealedColumns = { id: z.string(), sealed: z.instanceof(Uint8Array) };
const fullRow = listedRow.extend(sealedColumns);

const listedAppointment = z.object({
  number: z.int(),
  event: z.string(),
  starts_at: z.string(),
  received_at: z.string(),
  ...setAside,
  // A copy of an older database has none of these.
  sequence: z.int().default(0),
  changed_at: z.string().nullable().default(null),
  cancelled_at: z.string().nullable().default(null),
});
const fullAppointment = listedAppointment.extend(sealedColumns);

const photoCount = z.object({ request: z.int(), count: z.int() });

export type ListedRow = z.infer<typeof listedRow>;
export type FullRow = z.infer<typeof fullRow>;
export type ListedAppointment = z.infer<typeof listedAppointment>;
export type FullAppointment = z.infer<typeof fullAppointment>;

/** Every request's open columns, oldest first. Needs no key: there is nothing personal in them. */
export function listRows(dataDir: string): ListedRow[] {
  return read(dataDir, (database) => {
    const rows = database.prepare('SELECT * FROM requests ORDER BY number').all();
    return z.array(listedRow).parse(rows);
  });
}

/** How many photos there are of each request that has some; needs no key. */
export function countPhotos(dataDir: string): Map<number, number> {
  return read(dataDir, (database) => {
    // A copy of an older database has no such table.
    const tables = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = 'request_photos'")
      .all();
    if (tables.length === 0) return new Map();
    const rows = database
      .prepare(
        'SELECT request, count(*) AS count FROM request_photos WHERE request IS NOT NULL GROUP BY request',
      )
      .all();
    return new Map(
      z
        .array(photoCount)
        .parse(rows)
        .map(({ request, count }) => [request, count]),
    );
  });
}

/** Every request, for the export. */
export function readAllRows(dataDir: string): FullRow[] {
  return read(dataDir, (database) =>
    z.array(fullRow).parse(database.prepare('SELECT * FROM requests ORDER BY number').all()),
  );
}

/** @throws StaffError when there is no request of that number */
export function readRow(dataDir: string, number: number): FullRow {
  return read(dataDir, (database) => {
    const row = database.prepare('SELECT * FROM requests WHERE number = ?').get(number);
    if (row === undefined)
      throw new StaffError(`There is no request number ${number}. See "list" for those there are.`);
    return fullRow.parse(row);
  });
}

/** Every appointment's open columns, in the order in which they come. */
export function listAppointments(dataDir: string): ListedAppointment[] {
  return readAllAppointments(dataDir);
}

/** The same with what is sealed, for the export. */
export function readAllAppointments(dataDir: string): FullAppointment[] {
  return read(dataDir, (database) => {
    // A copy of an older database has no such table.
    const tables = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = 'appointments'")
      .all();
    if (tables.length === 0) return [];
    return z
      .array(fullAppointment)
      .parse(database.prepare('SELECT * FROM appointments').all())
      .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  });
}

/** @throws StaffError when there is no appointment of that number */
export function readAppointment(dataDir: string, number: number): FullAppointment {
  return read(dataDir, (database) => {
    const row = database.prepare('SELECT * FROM appointments WHERE number = ?').get(number);
    if (row === undefined) {
      throw new StaffError(
        `There is no appointment number A${number}. See "list" for those there are.`,
      );
    }
    return fullAppointment.parse(row);
  });
}

/** Opens the database for reading alone, so that a look never changes or locks what the server writes. */
function read<Result>(dataDir: string, task: (database: Sqlite.Database) => Result): Result {
  const file = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new StaffError(
      `There is no database at ${file}. Name the server's data folder with --data DIR.`,
    );
  }
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    return task(database);
  } catch (error) {
    if (error instanceof StaffError) throw error;
    throw new StaffError(
      `The database ${file} cannot be read. Is it the right file, and may you read it?`,
    );
  } finally {
    database?.close();
  }
}
