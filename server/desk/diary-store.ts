import { randomUUID } from 'node:crypto';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { MadeAnswer } from '../../domain/desk/wire.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { drawNumber } from '../intake/draw-number.ts';
import { markBody } from '../intake/idempotency.ts';
import type { DeskLetters } from '../outbox/desk-letters.ts';
import type { DeskConfirmation, DeskWords, ToldAppointment } from '../outbox/notice.ts';
import { dropAddress } from '../outbox/kept-address.ts';
import { dropWaitingConfirmations } from '../outbox/outbox-store.ts';
import { takeBackReminders } from '../outbox/reminders.ts';
import { cancelWithin, moveWithin, noteCancelledByUs } from '../scheduling/change-store.ts';
import type { ChangeTokens } from '../scheduling/change-token.ts';
import { giveUpOffered } from '../scheduling/kept-times.ts';
import { orTaken, takeCells } from '../scheduling/time-taken.ts';
import { requireAddressSeen } from './address-seen.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';
import { appendWithin, type AppendOutcome } from './entry-store.ts';
import { readTold } from './read-told.ts';

/** Where a letter goes, in which language, and what the desk adds to it. */
export type LetterTo = Pick<DeskConfirmation, 'email' | 'language'> & { desk: DeskWords };

interface WrittenEntry {
  id: string;
  sealed: Uint8Array;
}

/** Of every change that the desk makes. */
interface DeskChange {
  number: number;
  /** How often it had been changed when it was seen. */
  sequence: number;
  /** By which entry the browser knows their address. */
  addressSeen?: number | undefined;
  person: number | null;
  now: Date;
  entry: WrittenEntry;
  /** Null where the visitor left no address, or nobody sends letters. */
  letter: LetterTo | null;
}

/** "stale": it was changed since it was seen. "taken": a part of the new time is another's. "gone": there is no such appointment. */
export type DeskChangeOutcome =
  | { outcome: 'done'; entry: Extract<AppendOutcome, { outcome: 'stored' }>; isLetterSent: boolean }
  | { outcome: 'stale' | 'taken' | 'gone' };

type MadeOutcome = (Omit<MadeAnswer, 'name'> & { number: number }) | 'taken' | 'gone' | 'stale';

/** Undoes a transaction: the appointment was made before. */
class MadeBefore extends Error {}

/** Undoes a transaction for another reason than a time that is taken. */
class Undone extends Error {
  readonly outcome: 'stale' | 'gone';

  constructor(outcome: 'stale' | 'gone') {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Changes of the diary by those who work at the desk: appointment, half-hours, the card's entry and the letter, all or nothing. */
export function createDiaryStore(
  desk: ToldDatabase,
  { letters, tokens }: { letters: DeskLetters | undefined; tokens: ChangeTokens },
) {
  /**
   * The entry first, which takes the counter's row: whoever forgets the card comes before or after. A change that is repeated, since its answer was
   * lost, is found by its entry and answered as before.
   */
  function change(
    { number, person, now, entry, letter, addressSeen }: DeskChange,
    act: 'moved an appointment' | 'cancelled an appointment',
    make: (transaction: RequestDatabase, at: string) => Promise<boolean>,
    isBack: boolean,
  ): Promise<DeskChangeOutcome> {
    const at = now.toISOString();
    return doWithLine<DeskChangeOutcome>(desk, async (transaction, write) => {
      const card: CardName = { about: 'appointment', number };
      const written = await appendWithin(transaction, { ...entry, card, person, at });
      if (written.outcome !== 'stored') throw new Undone('gone');
      await write({ at, person, act, card });
      const isTold = letter !== null && letters !== undefined;
      if (written.isRepeated) {
        // One that takes back is told or not; its letter waits for longer than anybody can ask again.
        const isLetterSent =
          isTold && (!isBack || (await letters.isChangeWaiting(transaction, number)));
        return { outcome: 'done', entry: written, isLetterSent };
      }
      await requireAddressSeen(transaction, card, addressSeen);
      if (!(await make(transaction, at))) throw new Undone('stale');
      // A letter that has not gone tells a time that is no longer true.
      const before = (await letters?.takeBack(transaction, number)) ?? 'none';
      const { reference, ...appointment } = await readTold(transaction, number);
      const row = { number, reference, at: now };
      if (letters === undefined) await dropWaitingConfirmations(transaction, number);
      const others = (await letters?.correct(transaction, number, appointment, now)) ?? 0;
      // One that goes back needs no letter where they never knew the other place, or another letter is still to tell them.
      const isLetterSent = isTold && !(isBack && (before === 'first' || others > 0));
      if (isLetterSent) {
        // The others may tell this time before its own letter leaves.
        const known = others > 0 ? 'later' : before;
        await letters.add(transaction, row, { ...letter, appointment }, known);
      }
      if (letters === undefined) await takeBackReminders(transaction, number);
      else await letters.remind(transaction, row, appointment, letter);
      return { outcome: 'done', entry: written, isLetterSent };
    })
      .catch(orTaken<DeskChangeOutcome>({ outcome: 'taken' }))
      .catch((error: unknown) => {
        if (error instanceof Undone) return { outcome: error.outcome };
        throw error;
      });
  }

  return {
    /**
     * Moves an appointment.
     *
     * @param isBack whether it takes back a move of just now: where the letter of that one still waits, neither goes, unless they know neither place
     */
    move: (wanted: DeskChange & { slot: Slot; isBack: boolean }): Promise<DeskChangeOutcome> =>
      change(
        wanted,
        'moved an appointment',
        async (transaction, at) => {
          // What was offered to them is theirs to take.
          await giveUpOffered(transaction, { about: 'appointment', number: wanted.number });
          return moveWithin(transaction, wanted, wanted.slot, at);
        },
        wanted.isBack,
      ),

    /** @param wanted.isOurs whether it is the practice that gives it up, and not they */
    cancel: (wanted: DeskChange & { isOurs: boolean }): Promise<DeskChangeOutcome> =>
      change(
        wanted,
        'cancelled an appointment',
        async (transaction, at) => {
          const { number, sequence, isOurs } = wanted;
          if (!(await cancelWithin(transaction, number, at, sequence))) return false;
          if (isOurs) await noteCancelledByUs(transaction, number);
          // With a letter or without.
          await dropAddress(transaction, number);
          return true;
        },
        false,
      ),

    /**
     * Makes an appointment, with what the browser has sealed of it. The same id again is answered as before, and writes nothing.
     *
     * @returns its number; "taken" where a part of the time is another's, "gone" where the card by which they asked is, "stale" where it was made before
     * and is cancelled
     */
    make: async (wanted: {
      id: string;
      event: EventType;
      slot: Slot;
      receivedAt: string;
      sealed: Uint8Array;
      person: number | null;
      now: Date;
      entry: WrittenEntry;
      asked: { card: CardName; entry: WrittenEntry };
      addressSeen?: number | undefined;
      letter: LetterTo | null;
    }): Promise<MadeOutcome> => {
      const reference = await drawNumber(desk.database);
      return doWithLine<MadeOutcome>(desk, async (transaction, write) => {
        const { id, event, slot, receivedAt, sealed, person, now, entry, asked, letter } = wanted;
        const at = now.toISOString();
        const written = await appendWithin(transaction, {
          ...asked.entry,
          card: asked.card,
          person,
          at,
        });
        if (written.outcome !== 'stored') throw new Undone('gone');
        // Nobody can book with it again, nor learn the link from the database.
        const bookingKey = randomUUID();
        const mark = markBody(bookingKey, { id });
        const added = await transaction
          .insertInto('appointments')
          .values({
            id,
            reference,
            event,
            starts_at: slot.startsAt,
            ends_at: slot.endsAt,
            received_at: receivedAt,
            sealed: Buffer.from(sealed),
            key_hash: mark.keyHash,
            body_mac: mark.bodyMac,
            set_aside: null,
            made_at_desk: at,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('number')
          .executeTakeFirst();
        // Undone with the entry on their card: sent again, that may have another id.
        if (added === undefined) throw new MadeBefore();
        await requireAddressSeen(transaction, asked.card, wanted.addressSeen);
        const { number } = added;
        // What was offered to them is theirs to take; the rest of it is given up.
        await giveUpOffered(transaction, asked.card);
        await takeCells(transaction, slot, { appointment: number });
        const card: CardName = { about: 'appointment', number };
        const own = await appendWithin(transaction, { ...entry, card, person, at });
        await write({ at, person, act: 'made an appointment', card });
        const isLetterSent = letter !== null && letters !== undefined;
        if (isLetterSent) {
          const row = { number, reference, at: now };
          const token = tokens.of(id, bookingKey);
          const appointment: ToldAppointment = {
            id,
            event,
            ...slot,
            status: 'booked',
            sequence: 0,
            token,
          };
          await letters.add(transaction, row, { ...letter, appointment });
          await letters.remind(transaction, row, appointment, letter);
        }
        return { number, isLetterSent, entry: storedIn(own), askedEntry: storedIn(written) };
      })
        .catch(orTaken<MadeOutcome>('taken'))
        .catch((error: unknown) => {
          if (error instanceof Undone) return 'gone';
          if (error instanceof MadeBefore) return answerMade(desk, wanted);
          throw error;
        });
    },
  };
}

/** What the server wrote beside an entry. */
function storedIn(appended: AppendOutcome): MadeAnswer['entry'] {
  if (appended.outcome !== 'stored') return null;
  const { number, person, at } = appended;
  return { number, person, at };
}

/** What is answered of an appointment that was made before: who asks for it again has a line of that, as who asks again for anything else. */
function answerMade(
  desk: ToldDatabase,
  { id, person, now }: { id: string; person: number | null; now: Date },
): Promise<MadeOutcome> {
  return doWithLine<MadeOutcome>(desk, async (transaction, write) => {
    const made = await transaction
      .selectFrom('appointments')
      .select(['number', 'kept_address', 'cancelled_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (made === undefined) return 'gone';
    if (made.cancelled_at !== null) return 'stale';
    const { number } = made;
    const card: CardName = { about: 'appointment', number };
    await write({ at: now.toISOString(), person, act: 'made an appointment', card });
    // The address is kept with the link that its letter brings.
    return { number, isLetterSent: made.kept_address !== null, entry: null, askedEntry: null };
  });
}
