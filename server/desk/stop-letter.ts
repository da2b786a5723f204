import type { RequestDatabase } from '../db/open-database.ts';
import { HOLD_IS_OVER } from '../outbox/bury.ts';
import { giveUpTimesOf } from '../scheduling/kept-times.ts';
import { tellCard, type ToldBy } from './tell-card.ts';

/**
 * Stops the letter that offers a time, where it waits and nobody is sending it: without that time it would promise what is held no longer. Its card
 * says so, and waits again; its other times are held for nobody, and are given up with it. Where it has left, or is leaving, its card says that its
 * reader does not know.
 *
 * The browser of whoever gives the time back does not know whether the letter has left, so the entry is sealed here.
 *
 * @param recipient what the server seals to
 */
export async function stopLetterOf(
  transaction: RequestDatabase,
  block: number,
  by: ToldBy,
  recipient: string,
): Promise<void> {
  const held = await transaction
    .selectFrom('desk_blocks')
    .select(['letter', 'offered_about', 'offered_to', 'starts_at as time'])
    .where('number', '=', block)
    .executeTakeFirst();
  if (held?.letter == null || held.offered_about === null || held.offered_to === null) return;
  const { letter, offered_about: about, offered_to: number, time } = held;
  const card = { about, number };
  const stopped = await transaction
    .updateTable('outbox')
    // Given up at once, and said here: nobody else has to.
    .set({ state: 'dead', until_ms: 0, last_fault: HOLD_IS_OVER })
    .where('message_id', '=', letter)
    .where('state', '=', 'waiting')
    .where('leased_until_ms', '<=', Date.parse(by.at))
    .returning('number')
    .executeTakeFirst();
  if (stopped !== undefined) {
    await tellCard(transaction, card, { is: 'unsent', of: letter, time }, by, recipient);
    await giveUpTimesOf(transaction, letter);
    return;
  }
  const { state } =
    (await transaction
      .selectFrom('outbox')
      .select('state')
      .where('message_id', '=', letter)
      .executeTakeFirst()) ?? {};
  // One that was given up has promised nothing to anybody.
  if (state === 'dead') return;
  await tellCard(transaction, card, { is: 'given-back', of: letter, time }, by, recipient);
}
