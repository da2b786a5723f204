import { eraseDeleted } from '../db/erase-deleted.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** Where visitors leave something that is deleted or sealed anew. */
export const VISITORS_TABLES = [
  'requests',
  'appointments',
  'outbox',
  'desk_entries',
  'desk_blocks',
] as const;

/**
 * Takes what was deleted or replaced of visitors out of the database's files too.
 *
 * @returns false where something else is using them: the next call does it
 */
export function eraseTraces(database: RequestDatabase): Promise<boolean> {
  return eraseDeleted(database, VISITORS_TABLES);
}
