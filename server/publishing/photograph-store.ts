import { EDITIONS_KEPT_DAYS } from '../../domain/desk/site-wire.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { markOfDraft, readDrafts } from './draft-store.ts';
import { marksIn, markOfPhotograph } from './content-texts.ts';
import { readEditions, readEditionTexts } from './edition-store.ts';

const DAY_MS = 86_400_000;

/** Photographs that lie in no content folder: of drafts, and of sites that can be brought back. They are never below the public site's folder. */

/** Keeps a photograph of a draft. @returns its mark */
export async function keepDraftPhotograph(
  transaction: RequestDatabase,
  bytes: Uint8Array,
  at: string,
): Promise<string> {
  const mark = markOfPhotograph(bytes);
  await transaction
    .insertInto('site_photographs')
    .values({ mark, is_earlier: 0, at, bytes })
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
  return mark;
}

/** Keeps a photograph that the content has no longer, so that its site can be brought back. */
export async function keepEarlierPhotograph(
  transaction: RequestDatabase,
  bytes: Uint8Array,
  at: string,
): Promise<void> {
  await transaction
    .insertInto('site_photographs')
    .values({ mark: markOfPhotograph(bytes), is_earlier: 1, at, bytes })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ is_earlier: 1, at }))
    .execute();
}

/** The photograph of a mark; undefined where it is kept no longer. */
export async function readPhotograph(
  database: RequestDatabase,
  mark: string,
): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('site_photographs')
    .select('bytes')
    .where('mark', '=', mark)
    .executeTakeFirst();
  return row?.bytes;
}

/** Of these marks the ones that are kept. */
export async function findKept(
  database: RequestDatabase,
  marks: readonly string[],
): Promise<ReadonlySet<string>> {
  if (marks.length === 0) return new Set();
  const rows = await database
    .selectFrom('site_photographs')
    .select('mark')
    .where('mark', 'in', marks)
    .execute();
  return new Set(rows.map(({ mark }) => mark));
}

/** The marks of photographs that are kept for earlier sites, and when the content had each for the last time. */
export function readEarlier(database: RequestDatabase): Promise<{ mark: string; at: string }[]> {
  return database
    .selectFrom('site_photographs')
    .select(['mark', 'at'])
    .where('is_earlier', '=', 1)
    .orderBy('at', 'desc')
    .execute();
}

/** Keeps photographs that were taken away for no earlier site any more: what no draft has goes with dropUnusedPhotographs. */
export async function forgetPhotographs(
  transaction: RequestDatabase,
  marks: readonly string[],
): Promise<void> {
  if (marks.length === 0) return;
  await transaction
    .updateTable('site_photographs')
    .set({ is_earlier: 0 })
    .where('mark', 'in', marks)
    .execute();
}

/** Deletes photographs of drafts that were given up, or stand on the site now. */
export async function dropUnusedPhotographs(transaction: RequestDatabase): Promise<void> {
  // Before the drafts are read: one that comes at this moment, with its draft, is not among these.
  const rows = await transaction
    .selectFrom('site_photographs')
    .select('mark')
    .where('is_earlier', '=', 0)
    .execute();
  const used = new Set((await readDrafts(transaction)).map(markOfDraft));
  const unused = rows.map(({ mark }) => mark).filter((mark) => !used.has(mark));
  if (unused.length === 0) return;
  await transaction
    .deleteFrom('site_photographs')
    .where('is_earlier', '=', 0)
    .where('mark', 'in', unused)
    .execute();
}

/** Deletes photographs of sites that can be brought back no longer: after the days for which sites are kept, and before them where no kept site has it. */
export async function deleteOldPhotographs(database: RequestDatabase, now: Date): Promise<void> {
  await deleteUnheld(database);
  const first = new Date(now.getTime() - EDITIONS_KEPT_DAYS * DAY_MS).toISOString();
  const drafted = (await readDrafts(database)).flatMap((draft) => markOfDraft(draft) ?? []);
  await database
    .deleteFrom('site_photographs')
    .where('at', '<', first)
    .where('mark', 'not in', drafted.length === 0 ? [''] : drafted)
    .execute();
}

/** A photograph is kept from when it was replaced, as its site is; but one that came into the content without the desk is on no site that is kept. */
async function deleteUnheld(database: RequestDatabase): Promise<void> {
  const unheld = new Set((await readEarlier(database)).map(({ mark }) => mark));
  for (const { number } of unheld.size === 0 ? [] : await readEditions(database)) {
    for (const mark of marksIn((await readEditionTexts(database, number)) ?? new Map())) {
      unheld.delete(mark);
    }
  }
  await inTransaction(database, async (transaction) => {
    await forgetPhotographs(transaction, [...unheld]);
    await dropUnusedPhotographs(transaction);
  });
}
