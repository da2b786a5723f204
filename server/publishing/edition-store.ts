import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  EDITIONS_KEPT_DAYS,
  type SentEdition,
  type SiteChange,
} from '../../domain/desk/site-wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { ContentTexts } from './content-texts.ts';

const DAY_MS = 86_400_000;

export interface NewEdition {
  readonly at: string;
  readonly person: number | null;
  readonly changes: readonly SiteChange[];
  readonly backTo: number | null;
  readonly texts: ContentTexts;
}

/** Compresses the texts; done before the transaction that adds them. */
export function packTexts(texts: ContentTexts): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify([...texts]));
}

/** In the transaction that publishes, so that the list has what is shown. @param packed its texts, as `packTexts` gives them */
export async function addEdition(
  transaction: RequestDatabase,
  { at, person, changes, backTo }: Omit<NewEdition, 'texts'>,
  packed: Buffer,
): Promise<void> {
  await transaction
    .insertInto('site_editions')
    .values({ at, person, changes: JSON.stringify(changes), back_to: backTo, texts: packed })
    .execute();
}

/** What was published, the newest first. */
export async function readEditions(database: RequestDatabase): Promise<SentEdition[]> {
  const rows = await database
    .selectFrom('site_editions')
    .select(['number', 'at', 'person', 'changes', 'back_to'])
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ changes, back_to: backTo, ...row }) => ({
    ...row,
    // Written by addEdition alone.
    changes: JSON.parse(changes) as SiteChange[],
    backTo,
  }));
}

/** The texts of an edition; undefined where there is none, or none any more. */
export async function readEditionTexts(
  database: RequestDatabase,
  number: number,
): Promise<ContentTexts | undefined> {
  const row = await database
    .selectFrom('site_editions')
    .select('texts')
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const said = (await promisify(gunzip)(row.texts)).toString('utf8');
  return new Map(JSON.parse(said) as [string, string][]);
}

/**
 * Deletes what can be brought back no longer: the days count from when another took its place, so that whatever is published in the place of a site
 * that stood for long can be undone.
 */
export async function deleteOldEditions(database: RequestDatabase, now: Date): Promise<void> {
  const first = new Date(now.getTime() - EDITIONS_KEPT_DAYS * DAY_MS).toISOString();
  const { number } = await database
    .selectFrom('site_editions')
    .select((row) => row.fn.max('number').as('number'))
    .where('at', '<', first)
    .executeTakeFirstOrThrow();
  // The newest of those that are old stood until the first that is not.
  await database
    .deleteFrom('site_editions')
    .where('number', '<', number ?? 0)
    .execute();
}
