import type { RequestDatabase } from '../db/open-database.ts';
import type { ToldAppointment } from './notice.ts';
import { confirmationsOf, dropWaitingConfirmations } from './outbox-store.ts';
import { readConfirmation, sealConfirmation } from './sealed-confirmation.ts';

/**
 * Has what still waits about an appointment tell how it stands after a change by the desk, in the transaction of that; also what is being sent, since
 * the try may fail, and what was given up, since staff may try again. Of a cancelled one nothing goes on waiting. Of another, what brings the link
 * is written anew: the desk's own letter names the link, and cannot repeat it.
 *
 * @param key what waits is encrypted with
 * @returns how many will tell it: nobody is sending them, and none was given up
 */
export async function correctWaiting(
  transaction: RequestDatabase,
  key: Buffer,
  number: number,
  appointment: ToldAppointment,
  now: Date,
): Promise<number> {
  if (appointment.status === 'cancelled') {
    await dropWaitingConfirmations(transaction, number);
    return 0;
  }
  const waiting = await transaction
    .selectFrom('outbox')
    .select(['number', 'message_id', 'letter', 'state', 'leased_until_ms'])
    .where(confirmationsOf(number))
    .execute();
  let count = 0;
  for (const row of waiting) {
    const letter = readConfirmation(key, row);
    const told = letter?.appointment;
    if (letter === undefined || told?.token === undefined) {
      await transaction.deleteFrom('outbox').where('number', '=', row.number).execute();
      continue;
    }
    // That of a booking goes on saying that it is booked: that it was moved, the desk's letter says.
    const sequence = told.sequence === 0 ? 0 : appointment.sequence;
    const corrected = { ...letter, appointment: { ...appointment, token: told.token, sequence } };
    await transaction
      .updateTable('outbox')
      .set({ letter: sealConfirmation(key, row.message_id, corrected) })
      .where('number', '=', row.number)
      .execute();
    if (row.state === 'waiting' && row.leased_until_ms <= now.getTime()) count += 1;
  }
  return count;
}
