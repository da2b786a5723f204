import { createHash, randomBytes } from 'node:crypto';
import type { RequestDatabase } from '../db/open-database.ts';
import type { TicketPurpose } from './desk-words.ts';

const TICKET_BYTES = 32;
const MINUTE_MS = 60_000;

/** How long each may be used. */
const LASTS_MS: Readonly<Record<TicketPurpose, number>> = {
  register: 10 * MINUTE_MS,
  'sign-in': 5 * MINUTE_MS,
  sheet: 30 * MINUTE_MS,
  key: 10 * MINUTE_MS,
  'first-start': 24 * 60 * MINUTE_MS,
};

/** SHA-256, as tickets and sessions are stored: whoever reads the database can use none. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Makes a ticket and forgets those that have ended. @returns 256 random bits, as WebAuthn writes bytes */
export async function issueTicket(
  database: RequestDatabase,
  purpose: TicketPurpose,
  now: Date,
): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await database.deleteFrom('desk_tickets').where('ends_at_ms', '<=', now.getTime()).execute();
  // Each start prints a link: the one of before is not kept open beside it.
  if (purpose === 'first-start') {
    await database.deleteFrom('desk_tickets').where('purpose', '=', purpose).execute();
  }
  await database
    .insertInto('desk_tickets')
    .values({ hash: hashOfSecret(ticket), purpose, ends_at_ms: now.getTime() + LASTS_MS[purpose] })
    .execute();
  return ticket;
}

/** Whether there is such a ticket, without using it up. */
export async function isTicket(
  database: RequestDatabase,
  purpose: TicketPurpose,
  ticket: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('desk_tickets')
    .select('purpose')
    .where('hash', '=', hashOfSecret(ticket))
    .where('purpose', '=', purpose)
    .where('ends_at_ms', '>', now.getTime())
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a ticket up. @returns whether it was one; of two at once, one alone is told so */
export async function useTicket(
  database: RequestDatabase,
  purpose: TicketPurpose,
  ticket: string,
  now: Date,
): Promise<boolean> {
  const used = await database
    .deleteFrom('desk_tickets')
    .where('hash', '=', hashOfSecret(ticket))
    .where('purpose', '=', purpose)
    .where('ends_at_ms', '>', now.getTime())
    .returning('purpose')
    .executeTakeFirst();
  return used !== undefined;
}
