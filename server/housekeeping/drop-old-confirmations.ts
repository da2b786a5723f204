import { createEraser } from '../db/erase-deleted.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { dropOldAddresses } from '../outbox/kept-address.ts';
import { deleteOldConfirmations, deleteReminders } from '../outbox/outbox-store.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 60_000;
const DAY_MS = 24 * 3_600 * 1_000;
/** A confirmation that comes a week late helps nobody, and what it needs must not stay. */
const CONFIRMATION_LIFE_MS = 7 * DAY_MS;

/**
 * Drops confirmations that could not be sent for a week, reminders that are of no use any more, and the addresses of appointments that are
 * over. Also where no mail server is configured any more: what they need must not stay. Where nobody is to be reminded any more, or no mail server is there to do it, all reminders go.
 */
export function dropOldConfirmations(
  database: RequestDatabase,
  now: () => Date,
  { reminds }: { reminds: boolean },
): Chore {
  const eraser = createEraser(database);
  return {
    name: 'old confirmations',
    intervalMs: INTERVAL_MS,
    run: async () => {
      const nowMs = now().getTime();
      const isOver = new Date(nowMs - CONFIRMATION_LIFE_MS).toISOString();
      const dayBefore = new Date(nowMs - DAY_MS).toISOString().slice(0, 10);
      if ((await deleteOldConfirmations(database, isOver)) > 0) eraser.note('outbox');
      if ((await deleteReminders(database, reminds ? nowMs : undefined)) > 0) eraser.note('outbox');
      if ((await dropOldAddresses(database, dayBefore)) > 0) eraser.note('appointments');
      await eraser.erase();
    },
  };
}
