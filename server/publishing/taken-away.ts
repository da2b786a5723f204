import type { RequestDatabase } from '../db/open-database.ts';

/** Photographs that were taken away for good, by their marks. */

/** Notes that photographs were taken away: no build that has one of them is shown from then on. */
export async function noteTakenAway(
  transaction: RequestDatabase,
  marks: readonly string[],
  at: string,
): Promise<void> {
  if (marks.length === 0) return;
  await transaction
    .insertInto('site_taken_away')
    .values(marks.map((mark) => ({ mark, at })))
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
}

/** Lets photographs be shown again that were chosen anew, with a consent of their own. */
export async function allowAgain(
  transaction: RequestDatabase,
  marks: readonly string[],
): Promise<void> {
  if (marks.length === 0) return;
  await transaction.deleteFrom('site_taken_away').where('mark', 'in', marks).execute();
}

/** The marks of all that were taken away. */
export async function readTakenAway(database: RequestDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('site_taken_away').select('mark').execute();
  return new Set(rows.map(({ mark }) => mark));
}
