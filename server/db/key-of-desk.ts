import type { RequestDatabase } from './open-database.ts';

/** The practice's public key that the desk's newest sheet belongs to; null where there is no desk, or one of before that was noted. */
export async function keyOfDesk(database: RequestDatabase): Promise<string | null> {
  const sheet = await database
    .selectFrom('desk_sheets')
    .select('opens')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sheet?.opens ?? null;
}
