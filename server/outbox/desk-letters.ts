import { randomUUID } from 'node:crypto';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { LETTER_HELD_MS, type DeskLetterWords } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { correctWaiting } from './correct-waiting.ts';
import { AGAIN, ANEW, BOOKED, CHANGED, dropUnsent } from './desk-marks.ts';
import { feeOf } from './fee-of.ts';
import { letterWords } from './letters/letter-words.ts';
import { keepAddress, type KeptAddress } from './kept-address.ts';
import { letterOf } from './visitor-mail.ts';
import type {
  ConfirmedAppointment,
  DeskConfirmation,
  DeskWords,
  ToldAppointment,
  WrittenLetter,
} from './notice.ts';
import { addRow, WRITTEN } from './outbox-store.ts';
import { readdressWaiting, type Readdressed } from './readdress.ts';
import { createReminders } from './reminders.ts';
import { sealConfirmation, type WaitingLetter } from './sealed-confirmation.ts';

/**
 * Of a letter that waited: "none" did. "first": it is taken back, and they know the time that it moved from. "later": it is taken back, and they know
 * another, since it had taken the place of one that never went, a try may have brought it, or a letter of the booking that was under way with it.
 */
type WaitingChange = 'none' | 'first' | 'later';

/** Of the appointment that a letter tells of. */
interface ToldRow {
  number: number;
  reference: string | null;
  at: Date;
}

/** The desk's letters about appointments; the browser supplies the address, since the server cannot read it (docs/decisions/191-the-diary.md). */
export interface DeskLetters {
  /** What such a letter says, for whoever is about to send it. */
  preview(appointment: ToldAppointment, desk: DeskWords, language: Language): DeskLetterWords;
  /** Lets a letter wait in the transaction of what it tells. @param before what waited in its place */
  add(
    transaction: RequestDatabase,
    row: ToldRow,
    letter: DeskConfirmation,
    before?: WaitingChange,
  ): Promise<void>;
  /**
   * Reminds of an appointment as it stands after a change by the desk, and no more of how it stood. Without a letter the address is that of the
   * reminders of before.
   */
  remind(
    transaction: RequestDatabase,
    row: ToldRow,
    appointment: ToldAppointment,
    letter: Pick<DeskConfirmation, 'email' | 'language'> | null,
  ): Promise<void>;
  /** Takes back the letters of the desk's changes that wait; of one that is being sent, the try may fail. */
  takeBack(transaction: RequestDatabase, appointment: number): Promise<WaitingChange>;
  /** Has the other letters that wait tell how it stands now, before that of the change is added: that of a booking alone brings the link. @returns how many will */
  correct(
    transaction: RequestDatabase,
    appointment: number,
    told: ToldAppointment,
    now: Date,
  ): Promise<number>;
  /** Whether the letter of a change by the desk waits, or is being sent. */
  isChangeWaiting(transaction: RequestDatabase, appointment: number): Promise<boolean>;
  /**
   * Takes back the letter of a booking, as long as nobody is sending it.
   *
   * @returns whether it was still there
   */
  takeBackBooked(transaction: RequestDatabase, appointment: number): Promise<boolean>;
  /** Has what waits of a card go where it says now, and in that language; at another address what tells of a visit that stands is taken back. @param to null where there is no address any more */
  readdress(
    transaction: RequestDatabase,
    card: CardName,
    to: KeptAddress | null,
    how: { isOther: boolean; now: Date },
  ): Promise<Readdressed>;
  /** Tells a visit, and reminds of it, where nobody was told of it yet: with its link, as when it was booked. @param to with the fee of its day where that is known and was not told */
  tellAnew(
    transaction: RequestDatabase,
    row: ToldRow,
    appointment: ConfirmedAppointment,
    to: KeptAddress & Pick<WaitingLetter, 'fee'> & Required<Pick<DeskWords, 'isFeeTold'>>,
  ): Promise<void>;
  /** Lets a letter wait that somebody has written, in the transaction of its entry. */
  addWritten(
    transaction: RequestDatabase,
    row: WrittenRow,
    letter: WrittenLetter & Pick<DeskConfirmation, 'email' | 'language'>,
  ): Promise<void>;
  /**
   * Takes such a letter back, as long as nobody is sending it.
   *
   * @param id that of its entry
   * @param card from which it went
   * @returns whether it was still there
   */
  takeBackWritten(
    transaction: RequestDatabase,
    id: string,
    card: CardName,
    now: Date,
  ): Promise<boolean>;
}

/** Of the card that a written letter goes from. */
interface WrittenRow {
  /** That of its entry; it becomes the mail's Message-ID. */
  id: string;
  card: CardName;
  reference: string | null;
  kind: string;
  at: Date;
  /** Until when the times are held that it offers; undefined where it offers none. */
  until: Date | undefined;
}

interface LettersPlace {
  /** Encrypts what waits. */
  confirmationKey: Buffer;
  siteOrigin: string | undefined;
  practice: LetterFacts;
  /** Whether visitors are reminded of appointments. */
  reminds: boolean;
}

/** Only where the server sends mail to visitors. What it adds or takes back stands in the caller's transaction; nothing is sent from here. */
export function createDeskLetters({
  confirmationKey,
  siteOrigin,
  practice,
  reminds,
}: LettersPlace): DeskLetters {
  const reminders = createReminders(confirmationKey, practice.opening.timeZone, reminds);

  /** Lets a letter about an appointment wait; where it brings the link, its address is kept under that. */
  async function addMarked(
    transaction: RequestDatabase,
    { number, reference, at }: ToldRow,
    { appointment, email, language, desk, fee }: DeskConfirmation & Pick<WaitingLetter, 'fee'>,
    mark: string,
  ): Promise<void> {
    const messageId = randomUUID();
    const { token } = appointment;
    if (token !== undefined) {
      await keepAddress(transaction, { number, token }, { email, language });
    }
    const ofToday = feeOf(appointment, practice);
    const waiting = { email, language, appointment, desk, ...(fee ? { fee } : ofToday) };
    await addRow(transaction, {
      channel: 'visitor-mail',
      messageId,
      notice: {
        about: 'appointment',
        number,
        reference: reference ?? undefined,
        kind: `${appointment.event} ${mark}`,
        receivedAt: at.toISOString(),
        isSetAside: false,
      },
      letter: sealConfirmation(confirmationKey, messageId, waiting),
      dueAtMs: at.getTime() + LETTER_HELD_MS,
    });
  }

  const remind: DeskLetters['remind'] = async (
    transaction,
    { number, reference, at },
    appointment,
    letter,
  ) => {
    const row = { number, reference: reference ?? undefined, at };
    const to = letter && {
      email: letter.email,
      language: letter.language,
      token: appointment.token,
    };
    await reminders.makeAnew(transaction, row, appointment, to ?? undefined);
  };

  return {
    preview: (appointment, desk, language) =>
      letterWords(letterOf(appointment, practice, { siteOrigin, desk }, language).letter),
    add: (transaction, row, confirmation, before = 'none') => {
      const changed = before === 'none' ? CHANGED : `${AGAIN} ${CHANGED}`;
      const mark = confirmation.appointment.token === undefined ? changed : BOOKED;
      return addMarked(transaction, row, confirmation, mark);
    },
    remind,
    readdress: (transaction, card, to, how) =>
      readdressWaiting(transaction, confirmationKey, card, to, how),
    tellAnew: async (transaction, row, appointment, { isFeeTold, ...to }) => {
      const desk = { isAnew: true, isFeeTold };
      await addMarked(transaction, row, { ...to, appointment, desk }, ANEW);
      await remind(transaction, row, appointment, to);
    },
    takeBack: async (transaction, appointment) => {
      const dropped = await dropUnsent(transaction, appointment, CHANGED).execute();
      if (dropped.length === 0) return 'none';
      const isFirst = dropped.every(
        ({ kind, tries }) => tries === 0 && !kind.endsWith(` ${AGAIN} ${CHANGED}`),
      );
      return isFirst ? 'first' : 'later';
    },
    correct: (transaction, appointment, told, now) =>
      correctWaiting(transaction, confirmationKey, appointment, told, now),
    isChangeWaiting: async (transaction, appointment) => {
      const waiting = await transaction
        .selectFrom('outbox')
        .select('number')
        .where('channel', '=', 'visitor-mail')
        .where('about', '=', 'appointment')
        .where('about_number', '=', appointment)
        .where('kind', 'like', `% ${CHANGED}`)
        .executeTakeFirst();
      return waiting !== undefined;
    },
    takeBackBooked: async (transaction, appointment) => {
      const dropped = await dropUnsent(transaction, appointment, BOOKED)
        // A try whose answer was lost may have arrived, with the link.
        .where('tries', '=', 0)
        .execute();
      return dropped.length > 0;
    },
    addWritten: async (transaction, { id, card, reference, kind, at, until }, letter) => {
      const { email, language, subject, text } = letter;
      const written = { email, language, written: { subject, text } };
      await addRow(transaction, {
        channel: 'visitor-mail',
        messageId: id,
        notice: {
          ...card,
          reference: reference ?? undefined,
          kind: `${kind} ${WRITTEN}`,
          receivedAt: at.toISOString(),
          isSetAside: false,
        },
        letter: sealConfirmation(confirmationKey, id, written),
        dueAtMs: at.getTime() + LETTER_HELD_MS,
        untilMs: until?.getTime(),
      });
    },
    takeBackWritten: async (transaction, id, card, now) => {
      const dropped = await transaction
        .deleteFrom('outbox')
        .where('message_id', '=', id)
        .where('about', '=', card.about)
        .where('about_number', '=', card.number)
        .where('kind', 'like', `% ${WRITTEN}`)
        .where('tries', '=', 0)
        .where('leased_until_ms', '<=', now.getTime())
        .returning('number')
        .execute();
      return dropped.length > 0;
    },
  };
}
