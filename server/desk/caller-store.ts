import { randomUUID } from 'node:crypto';
import { CALLER } from '../../domain/desk/caller.ts';
import type { CallerAnswer } from '../../domain/desk/wire.ts';
import { drawNumber } from '../intake/draw-number.ts';
import { markBody } from '../intake/idempotency.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';
import { appendWithin } from './entry-store.ts';

/** What a browser has sealed of somebody who called. */
interface NewCaller {
  /** Sealed with it, and the same for each try. */
  id: string;
  receivedAt: string;
  sealed: Uint8Array;
  /** Says who took the call. */
  entry: { id: string; sealed: Uint8Array };
  person: number | null;
  now: Date;
}

/** "elsewhere": another card has an entry of this id, or the id is that of a visitor's own request; nothing is stored then. */
type CallerOutcome = (Pick<CallerAnswer, 'entry'> & { number: number }) | 'elsewhere';

/** Undoes a transaction: its entry belongs to another card. */
class IsElsewhere extends Error {}

/**
 * Makes a card for somebody who called: a row among the requests, of which nobody is told. The same id again changes nothing, and is answered with the
 * same card.
 */
export async function storeCaller(
  desk: ToldDatabase,
  { id, receivedAt, sealed, entry, person, now }: NewCaller,
): Promise<CallerOutcome> {
  const reference = await drawNumber(desk.database);
  const at = now.toISOString();
  return doWithLine<CallerOutcome>(desk, async (transaction, write) => {
    const writeOf = (number: number) =>
      write({ at, person, act: 'made a card for a caller', card: { about: 'request', number } });
    // No visitor's form has this key, nor can send the card again.
    const mark = markBody(randomUUID(), { id });
    const added = await transaction
      .insertInto('requests')
      .values({
        id,
        reference,
        kind: CALLER,
        received_at: receivedAt,
        sealed: Buffer.from(sealed),
        key_hash: mark.keyHash,
        body_mac: mark.bodyMac,
        set_aside: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (added === undefined) {
      const before = await transaction
        .selectFrom('requests')
        .select('number')
        .where('id', '=', id)
        .where('kind', '=', CALLER)
        .executeTakeFirst();
      if (before === undefined) return 'elsewhere';
      await writeOf(before.number);
      return { number: before.number, entry: null };
    }
    const written = await appendWithin(transaction, {
      ...entry,
      card: { about: 'request', number: added.number },
      person,
      at,
    });
    if (written.outcome !== 'stored') throw new IsElsewhere();
    await writeOf(added.number);
    return { number: added.number, entry: { number: written.number, person, at: written.at } };
  }).catch((error: unknown): CallerOutcome => {
    if (error instanceof IsElsewhere) return 'elsewhere';
    throw error;
  });
}
