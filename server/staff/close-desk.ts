import { inTransaction } from '../db/in-transaction.ts';
import { keyOfDesk } from '../db/key-of-desk.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/**
 * Closes the desk to everybody: passkeys, sheet and sessions open the key that is being replaced. Names and entries stay, and the next start
 * of the server prints a link for the first person. A desk that was begun with the new key already stays open: a rotation may go on after it.
 *
 * @param recipient the new public key
 * @returns whether somebody worked there
 */
export function closeDesk(
  database: RequestDatabase,
  recipient: string,
  at: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if ((await keyOfDesk(transaction)) === recipient) return false;
    for (const table of [
      'desk_sessions',
      'desk_passkeys',
      'desk_sheets',
      'desk_feeds',
      'desk_tickets',
    ] as const) {
      await transaction.deleteFrom(table).execute();
    }
    const left = await transaction
      .updateTable('desk_people')
      .set({ left_at: at })
      .where('left_at', 'is', null)
      .returning('number')
      .execute();
    return left.length > 0;
  });
}
