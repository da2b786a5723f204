import type { RequestDatabase } from '../db/open-database.ts';

/** Photographs that were taken away for good, by their marks. */

/** Notes that photographs were taken away, the last time of several: no build that has one of them is shown from then on. */
export async function noteTakenAway(
  transaction: RequestDatabase,
  marks: readonly string[],
  at: string,
): Promise<void> {
  if (marks.length === 0) return;
  await transaction
    .insertInto('site_taken_away')
    .values(marks.map((mark) => ({ mark, at })))
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ at }))
    .execute();
}

/**
 * Lets photographs be shown again that were chosen anew, with a consent of their own. Who chose one before it was taken away knew nothing of that.
 *
 * @param chosen marks, each with when it was chosen
 */
export async function allowAgain(
  transaction: RequestDatabase,
  chosen: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [mark, at] of chosen) {
    await transaction
      .deleteFrom('site_taken_away')
      .where('mark', '=', mark)
      .where('at', '<', at)
      .execute();
  }
}

/**
 * The marks of all that were taken away.
 *
 * @param chosen leaves out those that were chosen anew since: marks, each with when it was chosen
 */
export async function readTakenAway(
  database: RequestDatabase,
  chosen: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('site_taken_away').selectAll().execute();
  const stays = rows.filter(({ mark, at }) => at >= (chosen.get(mark) ?? ''));
  return new Set(stays.map(({ mark }) => mark));
}
