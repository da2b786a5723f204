import type { CardName } from '../../domain/desk/card-name.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskLetters } from '../outbox/desk-letters.ts';
import type { DeskConfirmation, WrittenLetter } from '../outbox/notice.ts';
import { giveUpTimesOf } from '../scheduling/kept-times.ts';
import { orTaken } from '../scheduling/time-taken.ts';
import { holdTimes, type HeldTime } from './block-store.ts';
import { appendWithin, type AppendOutcome } from './entry-store.ts';

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
 * Lets a letter wait, holds the times that it offers and says so on the card: all of it or nothing. The same entry again is answered as before, and
 * sends nothing.
 */
export function sendLetter(
  database: RequestDatabase,
  letters: DeskLetters,
  wanted: {
    card: CardName;
    person: number | null;
    now: Date;
    entry: OwnEntry;
    letter: WrittenLetter & Pick<DeskConfirmation, 'email' | 'language'>;
    times: readonly HeldTime[];
    until: Date;
  },
): Promise<SendOutcome> {
  const { card, person, now, entry, letter, times, until } = wanted;
  const at = now.toISOString();
  return inTransaction<SendOutcome>(database, async (transaction) => {
    const written = await appendWithin(transaction, { ...entry, card, person, at });
    if (written.outcome !== 'stored' || written.isRepeated) return written;
    await holdTimes(transaction, times, { card, letter: entry.id, person, at, until });
    const { kind, reference } = await readCalled(transaction, card);
    const row = { id: entry.id, card, kind, reference, at: now };
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
  database: RequestDatabase,
  letters: DeskLetters,
  wanted: { card: CardName; person: number | null; now: Date; of: string; entry: OwnEntry },
): Promise<TakeBackOutcome> {
  const { card, person, now, of, entry } = wanted;
  return inTransaction<TakeBackOutcome>(database, async (transaction) => {
    const at = now.toISOString();
    const written = await appendWithin(transaction, { ...entry, card, person, at });
    if (written.outcome !== 'stored' || written.isRepeated) return written;
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
