import { createHash, randomBytes } from 'node:crypto';
import type { SentFeed } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';

const TOKEN_BYTES = 32;

/**
 * Makes the address of a person's feed. There is one a person: that of before opens nothing from now on.
 *
 * @returns its token, which is stored nowhere
 */
export async function makeFeed(
  database: RequestDatabase,
  person: number,
  at: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = { hash: hashOf(token), made_at: at };
  await database
    .insertInto('desk_feeds')
    .values({ person, ...values })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
    .execute();
  return token;
}

/** Ends a person's feed, where there is one. */
export async function endFeed(database: RequestDatabase, person: number): Promise<void> {
  await database.deleteFrom('desk_feeds').where('person', '=', person).execute();
}

/** Who has an address, and since when. */
export async function readFeeds(database: RequestDatabase): Promise<SentFeed[]> {
  return database
    .selectFrom('desk_feeds')
    .innerJoin('desk_people', 'desk_people.number', 'desk_feeds.person')
    .select(['person', 'made_at as madeAt'])
    .where('left_at', 'is', null)
    .orderBy('person')
    .execute();
}

/** Whether a token opens a feed of somebody who works here. */
export async function isFeedToken(database: RequestDatabase, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('desk_feeds')
    .innerJoin('desk_people', 'desk_people.number', 'desk_feeds.person')
    .select('person')
    .where('hash', '=', hashOf(token))
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** SHA-256: whoever reads the database can ask for none. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
