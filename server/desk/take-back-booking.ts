import type { CardName } from '../../domain/desk/card-name.ts';
import { LETTER_HELD_MS } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskLetters } from '../outbox/desk-letters.ts';
import { dropAddress } from '../outbox/kept-address.ts';
import { takeBackReminders } from '../outbox/reminders.ts';
import { cancelWithin } from '../scheduling/change-store.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';
import { appendWithin, type AppendOutcome } from './entry-store.ts';

type Stored = Extract<AppendOutcome, { outcome: 'stored' }>;

/** "left": whoever it is for was told, or will be. "stale": it was changed meanwhile. "gone": one of the cards is forgotten. */
type TakenBackOutcome =
  | { outcome: 'done'; entry: Stored; undone: Stored }
  | { outcome: 'stale' }
  | { outcome: 'gone' }
  | { outcome: 'left' };

/** A booking without a letter can be taken back for as long as one would wait, and for what the way here takes. */
const TAKEN_BACK_MS = LETTER_HELD_MS + 5_000;

/** Undoes a transaction. */
class Refused extends Error {
  readonly outcome: 'stale' | 'gone' | 'left';

  constructor(outcome: 'stale' | 'gone' | 'left') {
    super(outcome);
    this.outcome = outcome;
  }
}

interface WrittenEntry {
  id: string;
  sealed: Uint8Array;
}

/**
 * Takes back what the desk has just booked, as long as nobody was told of it: it is cancelled without a letter, and undone on the card by which they
 * asked. What a letter had held for them stays given up.
 */
export function takeBackBooking(
  desk: ToldDatabase,
  letters: DeskLetters | undefined,
  wanted: {
    number: number;
    person: number | null;
    now: Date;
    entry: WrittenEntry;
    asked: { card: CardName; entry: WrittenEntry };
  },
): Promise<TakenBackOutcome> {
  const { number, person, now, entry, asked } = wanted;
  const at = now.toISOString();
  return doWithLine<TakenBackOutcome>(desk, async (transaction, write) => {
    const card: CardName = { about: 'appointment', number };
    const written = await appendWithin(transaction, { ...entry, card, person, at });
    if (written.outcome !== 'stored') throw new Refused('gone');
    const undoing = { ...asked.entry, card: asked.card, person, at };
    const undone = await appendWithin(transaction, undoing);
    if (undone.outcome !== 'stored') throw new Refused('gone');
    await write({ at, person, act: 'took a booking back', card });
    const done = { outcome: 'done', entry: written, undone } as const;
    if (written.isRepeated) return done;
    const hadWaiting = (await letters?.takeBackBooked(transaction, number)) ?? false;
    if (!hadWaiting && !(await isUntold(transaction, number, now))) {
      throw new Refused('left');
    }
    if (!(await cancelWithin(transaction, number, at, 0))) throw new Refused('stale');
    await takeBackReminders(transaction, number);
    await dropAddress(transaction, number);
    return done;
  }).catch((error: unknown): TakenBackOutcome => {
    if (error instanceof Refused) return { outcome: error.outcome };
    throw error;
  });
}

/** Whether the desk has made it a moment ago, and had no letter for it. */
async function isUntold(transaction: RequestDatabase, number: number, now: Date): Promise<boolean> {
  const made = await transaction
    .selectFrom('appointments')
    .select(['kept_address', 'made_at_desk'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  // The address is kept with the link that a letter brings; for what a visitor has booked, it may be that none is.
  if (made.made_at_desk === null || made.kept_address !== null) return false;
  return now.getTime() - Date.parse(made.made_at_desk) <= TAKEN_BACK_MS;
}
