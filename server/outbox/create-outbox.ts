import { randomUUID } from 'node:crypto';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { DeliveryError } from './delivery-error.ts';
import { createDeskLetters, type DeskLetters } from './desk-letters.ts';
import { dropAddress, keepAddress, readAddress, type KeptAddress } from './kept-address.ts';
import type {
  Channel,
  ConfirmedAppointment,
  Notice,
  ReceivedEvent,
  VisitorConfirmation,
} from './notice.ts';
import { feeOf } from './fee-of.ts';
import { addRow, dropWaitingConfirmations, type LeasedRow } from './outbox-store.ts';
import type { Deliver } from './outbox-worker.ts';
import { practiceMail, type DeskInUse } from './practice-mail.ts';
import { createReminders, takeBackReminders, type Reminders } from './reminders.ts';
import { openConfirmation, sealConfirmation, type WaitingLetter } from './sealed-confirmation.ts';
import type { MailText, SendMail } from './smtp-mailer.ts';
import { appointmentMail, reminderMail, requestMail, writtenMail } from './visitor-mail.ts';
import type { CallWebhook } from './webhook-caller.ts';

/** Writes the notifications of what is being stored into the same transaction. */
export type AddNotices = (transaction: RequestDatabase, event: ReceivedEvent) => Promise<void>;

export interface OutboxChannels {
  /** Undefined where no mail server is configured. */
  mail?:
    | {
        send: SendMail;
        /** Where the practice reads its notifications; undefined where it wants none. */
        practiceAddress: string | undefined;
        /** Looks whether somebody works at the desk: they read there. Without it nobody does. */
        findDesk?: () => Promise<DeskInUse | undefined>;
        confirmationKey: Buffer;
        siteOrigin: string | undefined;
        /** What a confirmation says of the practice. */
        practice: LetterFacts;
        /** Whether visitors are reminded of appointments. */
        reminds: boolean;
      }
    | undefined;
  callWebhook?: CallWebhook | undefined;
}

export interface Outbox {
  addNotices: AddNotices;
  deliver: Partial<Record<Channel, Deliver>>;
  /** Whether visitors get a confirmation by e-mail. */
  confirmsByMail: boolean;
  /** Whether visitors are reminded of appointments. */
  reminds: boolean;
  /** The desk's letters to visitors; undefined where no mail server is configured. */
  deskLetters: DeskLetters | undefined;
}

/**
 * Puts the configured ways out together. A way that is not configured gets no rows, so that nothing piles up that nobody will ever send.
 */
export function createOutbox({ mail, callWebhook }: OutboxChannels): Outbox {
  const deliver: Partial<Record<Channel, Deliver>> = {};
  const reminders: Reminders | undefined =
    mail && createReminders(mail.confirmationKey, mail.practice.opening.timeZone, mail.reminds);
  if (mail !== undefined) {
    const { send, practiceAddress, findDesk, confirmationKey, siteOrigin, practice } = mail;
    deliver['visitor-mail'] = async (row, signal) => {
      const letter = openConfirmation(confirmationKey, row.messageId, confirmationOf(row));
      const text = textOf(letter, row.notice, { practice, siteOrigin });
      // Somebody wrote it, and waits for the answer: no machine, and the practice's mailbox.
      const answered =
        letter.written === undefined
          ? {}
          : {
              isWritten: true,
              ...(practiceAddress === undefined ? {} : { replyTo: practiceAddress }),
            };
      await send({ ...text, ...answered, to: letter.email, messageId: row.messageId }, signal);
    };
    if (practiceAddress !== undefined) {
      deliver['practice-mail'] = async ({ notice, messageId }, signal) => {
        const text = practiceMail(notice, await findDesk?.());
        await send({ ...text, to: practiceAddress, messageId }, signal);
      };
    }
  }
  if (callWebhook !== undefined) {
    deliver['practice-webhook'] = ({ messageId, notice }, signal) =>
      callWebhook(messageId, notice, signal);
  }

  /** An appointment that was booked or changed by its visitor. */
  async function remind(
    transaction: RequestDatabase,
    { number, reference, receivedAt }: Notice,
    appointment: ConfirmedAppointment,
    address: KeptAddress | undefined,
  ): Promise<void> {
    const row = { number, reference, at: new Date(receivedAt) };
    const to = address && { ...address, token: appointment.token };
    await reminders?.makeAnew(transaction, row, appointment, to);
  }

  const addNotices: AddNotices = async (transaction, { visitor, ...notice }) => {
    for (const channel of ['practice-mail', 'practice-webhook'] as const) {
      if (deliver[channel] === undefined) continue;
      await addRow(transaction, { channel, messageId: randomUUID(), notice, letter: null });
    }
    // A confirmation that still waits would name a time that is no longer true.
    if (notice.change !== undefined) {
      await dropWaitingConfirmations(transaction, notice.number);
      if (mail === undefined) {
        await takeBackReminders(transaction, notice.number);
        // Kept by a server that sent mail then.
        if (notice.change === 'cancelled') await dropAddress(transaction, notice.number);
      }
    }
    // A program must not be able to have e-mail sent to strangers.
    if (mail === undefined || visitor === undefined || notice.isSetAside) return;
    const address = await addressOf(transaction, notice.number, visitor);
    if (visitor.appointment !== undefined)
      await remind(transaction, notice, visitor.appointment, address);
    if (address === undefined) return;
    const messageId = randomUUID();
    const letter = sealConfirmation(mail.confirmationKey, messageId, {
      ...visitor,
      ...address,
      ...feeOf(visitor.appointment, mail.practice),
    });
    await addRow(transaction, { channel: 'visitor-mail', messageId, notice, letter });
  };
  return {
    addNotices,
    deliver,
    confirmsByMail: mail !== undefined,
    reminds: mail?.reminds === true,
    deskLetters: mail && createDeskLetters(mail),
  };
}

/** What a letter that waited says, now that it goes. */
function textOf(
  { language, fee, appointment, desk, reminder, written }: WaitingLetter,
  notice: Notice,
  { practice, siteOrigin }: { practice: LetterFacts; siteOrigin: string | undefined },
): MailText {
  if (written !== undefined) return writtenMail(written, practice, language);
  if (appointment === undefined) return requestMail(practice, notice, language);
  const facts = { siteOrigin, reference: notice.reference };
  if (reminder !== undefined) return reminderMail(reminder, appointment, practice, facts, language);
  const ofThen = fee === undefined ? practice : { ...practice, consultationFee: fee };
  return appointmentMail(appointment, ofThen, { ...facts, madeAt: new Date(), desk }, language);
}

/** Where the confirmation goes. That of an appointment is kept for as long as it may still change. */
async function addressOf(
  transaction: RequestDatabase,
  number: number,
  { email, language = ENGLISH, appointment }: Partial<VisitorConfirmation>,
): Promise<KeptAddress | undefined> {
  const given = email === undefined ? undefined : { email, language };
  if (appointment === undefined) return given;
  const keptFor = { number, token: appointment.token };
  if (given !== undefined) {
    await keepAddress(transaction, keptFor, given);
    return given;
  }
  const kept = await readAddress(transaction, keptFor);
  if (appointment.status === 'cancelled') await dropAddress(transaction, number);
  return kept;
}

function confirmationOf(row: LeasedRow): Uint8Array {
  if (row.letter === null) throw new DeliveryError('EUNREADABLE', true);
  return row.letter;
}
