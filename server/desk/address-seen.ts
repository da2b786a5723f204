import * as z from 'zod';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { refuseDesk } from './desk-refusals.ts';

/** The number of the last entry by which the browser knows a card's address; 0 where it knows that of the card itself. Absent from a desk that was opened before 2026-11-29. */
export const addressSeenForm = { addressSeen: z.int().min(0).optional() };

/** From then on a card's letters go elsewhere. */
export async function noteAddress(transaction: RequestDatabase, entry: number): Promise<void> {
  await transaction
    .updateTable('desk_entries')
    .set({ is_address: 1 })
    .where('number', '=', entry)
    .execute();
}

/**
 * What is sent on a card goes to the address that the browser knows, which a colleague may have corrected since.
 *
 * @throws Refusal 409 where one has: the transaction is undone
 */
export async function requireAddressSeen(
  transaction: RequestDatabase,
  card: CardName,
  addressSeen: number | undefined,
): Promise<void> {
  if (addressSeen === undefined) return;
  const newer = await transaction
    .selectFrom('desk_entries')
    .select('number')
    .where('about', '=', card.about)
    .where('about_number', '=', card.number)
    .where('is_address', '=', 1)
    .where('number', '>', addressSeen)
    .executeTakeFirst();
  if (newer === undefined) return;
  throw refuseDesk(
    409,
    'A colleague has corrected their address a moment ago. Look where letters go now, and do it again.',
  );
}
