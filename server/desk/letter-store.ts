import type { CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskLetters } from '../outbox/desk-letters.ts';
import type { DeskConfirmation, WrittenLetter } from '../outbox/notice.ts';
import { deleteBlocks, giveUpTimesOf } from '../scheduling/kept-times.ts';
import { orTaken } from '../scheduling/time-taken.ts';
import type { SealedTime } from './block-store.ts';
import { requireAddressSeen } from './address-seen.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';
import { appendWithin, type AppendOutcome } from './entry-store.ts';
import { holdTimes } from './hold-times.ts';
import { findLostHolds, leaveLost } from './lost-letters.ts';

type Stored = Extract<AppendOutcome, { outcome: 'stored' }>;

/** "taken": one of its times is another's. "gone": the card was forgotten. "elsewhere": another card has an entry of this id. */
type SendOutcome = Stored | { outcome: 'taken' } | { outcome: 'gone' } | { outcome: 'elsewhere' };

/** "left": it is being sent, or has been. */
type TakeBackOutcome =
  | Stored
  | { outcome: 'left' }
  | { outcome: 'gone' }
  | { outcome: 'elsewhere' };

/** Undoes a transaction: the letter has left. */
class HasLeft extends Error {}

interface OwnEntry {
  id: string;
  sealed: Uint8Array;
}

/**
 * Lets a letter wait, holds the times that it offers, in the place of those of one that never got there, and says so on the card: all of it or nothing. The same entry again is answered as before, and
 * sends nothing.
 */
export function sendLetter(
  desk: ToldDatabase,
  letters: DeskLetters,
  wanted: {
    card: CardName;
    person: number | null;
    now: Date;
    entry: OwnEntry;
    /** By which entry the browser knows their address. */
    addressSeen?: number | undefined;
    letter: WrittenLetter & Pick<DeskConfirmation, 'email' | 'language'>;
    times: readonly SealedTime[];
    until: Date;
  },
): Promise<SendOutcome> {
  const { card, person, now, entry, letter, times, until } = wanted;
  const at = now.toISOString();
  return doWithLine<SendOutcome>(desk, async (transaction, write) => {
    const written = await appendWithin(transaction, { ...entry, card, person, at });
    if (written.outcome !== 'stored') return written;
    await write({ at, person, act: 'sent a letter', card });
    if (written.isRepeated) return written;
    await requireAddressSeen(transaction, card, wanted.addressSeen);
    await leaveLost(transaction, card);
    if (times.length > 0) await deleteBlocks(transaction, await findLostHolds(transaction, card));
    await holdTimes(transaction, times, { card, letter: entry.id, person, at, until });
    const { kind, reference } = await readCalled(transaction, card);
    const called = { id: entry.id, card, kind, reference, at: now };
    // It promises them until then: the server, or the mail server, may be away for longer.
    const row = { ...called, until: times.length > 0 ? until : undefined };
    await letters.addWritten(transaction, row, letter);
    return written;
  }).catch(orTaken<SendOutcome>({ outcome: 'taken' }));
}

/**
 * Takes a letter back that has not left, gives up its times, and says so on the card.
 *
 * @param of the id of its entry
 * @param entry what takes that one back
 */
export function takeBackLetter(
  desk: ToldDatabase,
  letters: DeskLetters,
  wanted: { card: CardName; person: number | null; now: Date; of: string; entry: OwnEntry },
): Promise<TakeBackOutcome> {
  const { card, person, now, of, entry } = wanted;
  return doWithLine<TakeBackOutcome>(desk, async (transaction, write) => {
    const at = now.toISOString();
    const written = await appendWithin(transaction, { ...entry, card, person, at });
    if (written.outcome !== 'stored') return written;
    await write({ at, person, act: 'took a letter back', card });
    if (written.isRepeated) return written;
    if (!(await letters.takeBackWritten(transaction, of, card, now))) throw new HasLeft();
    await giveUpTimesOf(transaction, of);
    return written;
  }).catch((error: unknown): TakeBackOutcome => {
    if (error instanceof HasLeft) return { outcome: 'left' };
    throw error;
  });
}

/** Of what kind a card is, and what it is called by. */
async function readCalled(
  transaction: RequestDatabase,
  { about, number }: CardName,
): Promise<{ kind: string; reference: string | null }> {
  if (about === 'request') {
    return transaction
      .selectFrom('requests')
      .select(['kind', 'reference'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  }
  return transaction
    .selectFrom('appointments')
    .select(['event as kind', 'reference'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}
