import { PHOTOGRAPH_COMES, type FieldValue, type SentDraft } from '../../domain/desk/site-wire.ts';
import { isPostgres } from '../db/dialect.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** What somebody wants a field to say. */
export interface Draft extends SentDraft {
  readonly path: string;
}

/** Keeps what was typed; the later of two stands. @returns whether the field had no draft before */
export async function keepDraft(database: RequestDatabase, draft: Draft): Promise<boolean> {
  const { path, person, at } = draft;
  const value = JSON.stringify(draft.value);
  const updated = await database
    .updateTable('site_drafts')
    .set({ value, person, at })
    .where('path', '=', path)
    .returning('path')
    .executeTakeFirst();
  if (updated !== undefined) return false;
  await database
    .insertInto('site_drafts')
    .values({ path, value, person, at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ value, person, at }))
    .execute();
  return true;
}

/** Takes a draft back, and with one of an entry those of its fields; one that is gone already is what was wanted. */
export async function dropDraft(database: RequestDatabase, path: string): Promise<void> {
  const drafts = await readDrafts(database);
  const paths = drafts.map((draft) => draft.path).filter((one) => one.startsWith(`${path}/`));
  await database
    .deleteFrom('site_drafts')
    .where('path', 'in', [path, ...paths])
    .execute();
}

/** Takes drafts away that stand on the site now; what was typed since stays. */
export async function dropPublished(
  transaction: RequestDatabase,
  drafts: readonly Draft[],
): Promise<void> {
  for (const { path, value } of drafts) {
    await transaction
      .deleteFrom('site_drafts')
      .where('path', '=', path)
      .where('value', '=', JSON.stringify(value))
      .execute();
  }
}

/** All of them, those first that were not touched for longest; also those whose field or entry the content has no more. */
export async function readDrafts(database: RequestDatabase): Promise<Draft[]> {
  const rows = await database.selectFrom('site_drafts').selectAll().orderBy('at').execute();
  // Written by keepDraft alone.
  return rows.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) as FieldValue }));
}

/** Has nobody else change the drafts until the transaction ends. SQLite has one writer at a time. */
export async function holdDrafts(transaction: RequestDatabase): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('site_drafts').select('path').forUpdate().execute();
}

/** The mark of the photograph that a draft brings; undefined where it brings none. */
export function markOfDraft({ value }: Pick<Draft, 'value'>): string | undefined {
  return Array.isArray(value) && value[0] === PHOTOGRAPH_COMES ? value[1] : undefined;
}
