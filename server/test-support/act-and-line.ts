import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { isPostgres } from '../db/dialect.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import type { DeskAct } from '../desk/desk-words.ts';
import type { SampleDesk } from './sample-desk.ts';

/** All that an act of the desk may change; tickets are used up by whoever tries. */
const TABLES: readonly (keyof DatabaseSchema)[] = [
  'desk_people',
  'desk_passkeys',
  'desk_sheets',
  'desk_sessions',
  'desk_feeds',
  'desk_counter',
  'desk_entries',
  'desk_log',
  'desk_blocks',
  'site_drafts',
  'site_editions',
  'site_photographs',
  'site_taken_away',
  'requests',
  'request_photos',
  'appointments',
  'appointment_cells',
  'outbox',
];

/** Lets the database refuse every line of the desk's log. @returns lets it take them again */
async function refuseLines(database: RequestDatabase): Promise<() => Promise<unknown>> {
  if (isPostgres(database)) {
    await sql`CREATE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no line is taken'; END $$`.execute(database);
    await sql`CREATE TRIGGER refused BEFORE INSERT ON desk_log
      FOR EACH ROW EXECUTE FUNCTION refuse_line()`.execute(database);
    return () => sql`DROP FUNCTION refuse_line CASCADE`.execute(database);
  }
  await sql`CREATE TRIGGER refused BEFORE INSERT ON desk_log
    BEGIN SELECT RAISE(ABORT, 'no line is taken'); END`.execute(database);
  return () => sql`DROP TRIGGER refused`.execute(database);
}

/** What stands in the tables, in an order of its own. */
async function readAll(database: RequestDatabase): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql`SELECT * FROM ${sql.table(table)}`.execute(database);
    found[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return found;
}

/** What became of an act that was tried twice. */
interface TriedTwice {
  /** First without a line: how it was answered, in which tables it left something, and whether the server's log was told. */
  refused: { status: string; changed: Record<string, string[]>; told: number };
  /** Then with one: how it was answered, and how many lines it has in the table and in the server's log. */
  done: { status: string; lines: number; told: number };
}

/** An act that is done with its line, or not at all. */
export const TOGETHER: TriedTwice = {
  refused: { status: '5xx', changed: {}, told: 0 },
  done: { status: '2xx', lines: 1, told: 1 },
};

/** Tries an act while the database refuses every line, and once more when it takes them again. */
export async function tryTwice(
  { database, log }: Pick<SampleDesk, 'database' | 'log'>,
  act: DeskAct,
  tryIt: () => Promise<LightMyRequestResponse>,
): Promise<TriedTwice> {
  const lines = async () =>
    (await database.selectFrom('desk_log').select('act').where('act', '=', act).execute()).length;
  const told = () => log().split(`"desk":"${act}"`).length - 1;
  const before = { lines: await lines(), told: told(), all: await readAll(database) };
  const takeLines = await refuseLines(database);
  const refused = statusOf(await tryIt());
  const after = Object.entries(await readAll(database));
  const changed = after.filter(([table, rows]) => String(rows) !== String(before.all[table]));
  const toldThen = told() - before.told;
  await takeLines();
  const done = statusOf(await tryIt());
  return {
    refused: { status: refused, changed: Object.fromEntries(changed), told: toldThen },
    done: { status: done, lines: (await lines()) - before.lines, told: told() - before.told },
  };
}

/** With what it says, where that is no success. */
function statusOf({ statusCode, body }: LightMyRequestResponse): string {
  if (statusCode >= 500) return '5xx';
  return statusCode < 300 ? '2xx' : body;
}
