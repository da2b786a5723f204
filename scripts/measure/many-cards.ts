import { randomUUID } from 'node:crypto';
import type { RequestDatabase } from '../../server/db/open-database.ts';
import { markBody } from '../../server/intake/idempotency.ts';
import { storeRequest } from '../../server/intake/request-store.ts';
import { createSealer, encryptText } from '../../server/intake/seal.ts';

const HOUR_MS = 3_600_000;
/** Some five a day of business. */
const HOURS_BETWEEN_CARDS = 5;
/** The newest ones are not closed yet. */
const WAITING = 30;
const ENTRIES_AT_ONCE = 500;

const FIRST_NAMES = ['Ottoline', 'Bramwell', 'Sidonie', 'Lazar', 'Ximena', 'Thessaly', 'Ansel'];
const LAST_NAMES = ['Kowalska', 'Pell-Ashdown', 'Okoye', 'Marchetti', 'Drăgulescu', 'Nakamura'];
const MESSAGE =
  'I have been thinking about my front teeth for some years, and a friend was with you. Mornings suit me; please call before noon.';

/**
 * Fills a desk with requests, each sealed as the server seals them. All but the newest have a note and were closed.
 *
 * @param count how many
 * @param recipient the practice's public key
 * @param newest when the last one came
 */
export async function addManyCards(
  database: RequestDatabase,
  { count, recipient, newest }: { count: number; recipient: string; newest: Date },
): Promise<void> {
  const entries: { id: string; number: number; at: string; sealed: Uint8Array }[] = [];
  for (let left = count; left > 0; left -= 1) {
    const receivedAt = new Date(newest.getTime() - left * HOURS_BETWEEN_CARDS * HOUR_MS);
    const { number, id } = await addCard(database, { recipient, receivedAt, order: left });
    if (left <= WAITING) continue;
    const at = new Date(receivedAt.getTime() + HOUR_MS).toISOString();
    const own = { card: id };
    for (const words of [
      { is: 'note', ...own, text: 'Called back; wants to hear about aligners first.' },
      { is: 'closed', ...own, reason: 'answered' },
    ]) {
      const entryId = randomUUID();
      const sealed = await encryptText(recipient, JSON.stringify({ ...words, id: entryId }));
      entries.push({ id: entryId, number, at, sealed });
    }
  }
  await addEntries(database, entries);
}

/** Adds one request. @returns its number, and what is sealed with it */
export async function addCard(
  database: RequestDatabase,
  { recipient, receivedAt, order }: { recipient: string; receivedAt: Date; order: number },
): Promise<{ number: number; id: string }> {
  const receipt = { id: randomUUID(), receivedAt: receivedAt.toISOString() };
  const first = FIRST_NAMES[order % FIRST_NAMES.length];
  const last = LAST_NAMES[order % LAST_NAMES.length];
  const fields = {
    kind: 'discovery-call',
    name: `${first} ${last}`,
    email: `visitor-${order}@example.com`,
    phone: `516-555-${String(order % 10_000).padStart(4, '0')}`,
    message: `${MESSAGE} (${order})`,
  };
  const sealed = await createSealer(recipient)(fields, receipt);
  const mark = markBody(randomUUID(), receipt);
  await storeRequest(database, { ...receipt, kind: fields.kind, sealed, mark });
  const { number } = await database
    .selectFrom('requests')
    .select('number')
    .where('id', '=', receipt.id)
    .executeTakeFirstOrThrow();
  return { number, id: receipt.id };
}

async function addEntries(
  database: RequestDatabase,
  entries: readonly { id: string; number: number; at: string; sealed: Uint8Array }[],
): Promise<void> {
  const { value } = await database
    .selectFrom('desk_counter')
    .select('value')
    .executeTakeFirstOrThrow();
  const rows = entries.map(({ id, number, at, sealed }, index) => ({
    number: value + index + 1,
    id,
    about: 'request' as const,
    about_number: number,
    person: null,
    at,
    sealed: Buffer.from(sealed),
  }));
  for (let at = 0; at < rows.length; at += ENTRIES_AT_ONCE) {
    await database
      .insertInto('desk_entries')
      .values(rows.slice(at, at + ENTRIES_AT_ONCE))
      .execute();
  }
  await database
    .updateTable('desk_counter')
    .set({ value: value + rows.length })
    .execute();
}
