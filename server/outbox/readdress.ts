import { sql } from 'kysely';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { keepAddress, type KeptAddress } from './kept-address.ts';
import { WRITTEN } from './outbox-store.ts';
import { readConfirmation, sealConfirmation, type WaitingLetter } from './sealed-confirmation.ts';

/**
 * What was refused says nothing of another address, also where the refusal comes only now: whoever is at it has lost it. That a try was made stays known, since
 * it may have arrived.
 */
const BEGUN_ANEW = {
  state: 'waiting',
  tries: sql<number>`case when tries > 1 then 1 else tries end`,
  /** What waits after a try need not wait for another address; what was not tried leaves when it was to. */
  due_at_ms: sql<number>`case when tries > 0 then 0 else due_at_ms end`,
  lease: null,
  leased_until_ms: 0,
} as const;

/** What became of a card's letters. */
export interface Readdressed {
  /** The letter of a booking that was taken back, with the fee of its day as far as it has one; undefined where it has left. */
  taken: Pick<WaitingLetter, 'fee'> | undefined;
  /** By their entries, the letters of somebody's hand that had been given up, and go to the new address. */
  revived: readonly string[];
}

/**
 * Has what still waits for a visitor go to another address than before, or in another language, in the transaction of that; also what is being sent, since
 * the try may fail, and what was given up: it was the address of before that was refused. At another address what tells of a visit that stands is taken back, reminders too: it has a link that is to open nothing any more, and
 * the visit is told anew.
 *
 * @param key what waits is encrypted with
 * @param to null where there is no address any more: nothing of it goes
 * @param isOther whether it is another address
 */
export async function readdressWaiting(
  transaction: RequestDatabase,
  key: Buffer,
  card: CardName,
  to: KeptAddress | null,
  { isOther, now }: { isOther: boolean; now: Date },
): Promise<Readdressed> {
  const waiting = await transaction
    .selectFrom('outbox')
    .select(['number', 'message_id', 'letter', 'planned_at_ms', 'state', 'kind', 'until_ms'])
    .where('channel', '=', 'visitor-mail')
    .where('about', '=', card.about)
    .where('about_number', '=', card.number)
    .execute();
  let taken: Readdressed['taken'];
  const revived: string[] = [];
  for (const row of waiting) {
    const letter = readConfirmation(key, row);
    const isOfVisit = letter?.appointment?.status === 'booked';
    if (to === null || letter === undefined || (isOther && isOfVisit)) {
      // Also one that was tried: the address of before may have refused it, and told twice a fee is the same.
      const isOfBooking = row.planned_at_ms === null && letter?.appointment?.token !== undefined;
      if (isOfBooking && letter.desk?.isFeeTold !== true) taken = { fee: letter.fee };
      await transaction.deleteFrom('outbox').where('number', '=', row.number).execute();
      continue;
    }
    // What promises times that are held no more goes to no address.
    const isOver = row.until_ms !== null && row.until_ms <= now.getTime();
    const isRevived = isOther && row.state === 'dead' && !isOver;
    if (isRevived && row.kind.endsWith(` ${WRITTEN}`)) revived.push(row.message_id);
    await transaction
      .updateTable('outbox')
      .set({
        letter: sealConfirmation(key, row.message_id, { ...letter, ...to }),
        ...(isOther && (isRevived || row.state === 'waiting') ? BEGUN_ANEW : {}),
      })
      .where('number', '=', row.number)
      .execute();
    const token = isOfVisit ? letter.appointment?.token : undefined;
    if (token !== undefined) await keepAddress(transaction, { number: card.number, token }, to);
  }
  return { taken, revived };
}
