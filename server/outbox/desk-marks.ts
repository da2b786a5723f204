import type { RequestDatabase } from '../db/open-database.ts';

/** Marks the rows of the desk's letters about appointments, in the place of what a visitor has done: of a change, and of what the desk has booked. */
export const CHANGED = 'desk';
export const BOOKED = 'made';
/** Of a visit that is told to another address than before. */
export const ANEW = 'anew';
/** Stands before that of a change whose letter took the place of one that had not gone: they know neither the time that it moves from. */
export const AGAIN = 'again';

/** Takes out the letters of a kind about an appointment. One that is being sent counts as tried. */
export function dropUnsent(
  transaction: RequestDatabase,
  appointment: number,
  kind: typeof BOOKED | typeof CHANGED,
) {
  return transaction
    .deleteFrom('outbox')
    .where('channel', '=', 'visitor-mail')
    .where('about', '=', 'appointment')
    .where('about_number', '=', appointment)
    .where('kind', 'like', `% ${kind}`)
    .returning(['kind', 'tries']);
}
