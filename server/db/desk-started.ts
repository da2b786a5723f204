import type { RequestDatabase } from './open-database.ts';

/** Whether somebody works at the desk: its first start is over then. After the key was changed by a file it begins anew (server/staff/close-desk.ts). */
export async function isDeskStarted(database: RequestDatabase): Promise<boolean> {
  const row = await database
    .selectFrom('desk_people')
    .select('number')
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
