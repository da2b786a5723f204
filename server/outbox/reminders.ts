import { randomUUID } from 'node:crypto';
import type { Language } from '../../domain/languages/page-languages.ts';
import { remindersOf } from '../../domain/scheduling/reminder-times.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { ToldAppointment } from './notice.ts';
import { addRow } from './outbox-store.ts';
import { readConfirmation, sealConfirmation } from './sealed-confirmation.ts';

/** Of the appointment that is reminded of. */
interface RemindedRow {
  number: number;
  reference: string | undefined;
  /** When this is done. */
  at: Date;
}

/** To whom, in which language, and with which link; no token where this server does not know it. */
interface ReminderTo {
  email: string;
  language: Language | undefined;
  token?: string | undefined;
}

/** The reminders of an appointment, which wait in the outbox for their time (docs/decisions/197-reminders.md). */
export interface Reminders {
  /**
   * Makes them as the appointment stands now, in the transaction of its change, and takes back those of before; for a cancelled one that is all.
   * Whose address or link is not known here is read from those of before.
   *
   * @param to undefined where only those of before can say it
   */
  makeAnew(
    transaction: RequestDatabase,
    row: RemindedRow,
    appointment: ToldAppointment,
    to: ReminderTo | undefined,
  ): Promise<void>;
}

/**
 * @param key what waits is encrypted with
 * @param timeZone the practice's
 * @param isOn where it is false none are made; those of before are still taken back
 */
export function createReminders(key: Buffer, timeZone: string, isOn: boolean): Reminders {
  return {
    makeAnew: async (transaction, row, appointment, to) => {
      const before = await takeBackReminders(transaction, row.number);
      // The visitor's own link opens the address that was kept with it; the desk has the address, and those of before have the link.
      const known = to?.token === undefined ? (readFirst(key, before) ?? to) : to;
      if (!isOn || known === undefined || appointment.status === 'cancelled') return;
      const { email, language, token } = known;
      const told = { ...appointment, token };
      for (const { reminder, sendAt, until } of remindersOf(
        appointment.startsAt,
        timeZone,
        row.at,
      )) {
        const messageId = randomUUID();
        await addRow(transaction, {
          channel: 'visitor-mail',
          messageId,
          notice: {
            about: 'appointment',
            number: row.number,
            reference: row.reference,
            kind: appointment.event,
            receivedAt: row.at.toISOString(),
            isSetAside: false,
          },
          letter: sealConfirmation(key, messageId, {
            email,
            language,
            appointment: told,
            reminder,
          }),
          planned: { atMs: sendAt.getTime(), untilMs: until.getTime() },
        });
      }
    },
  };
}

interface Dropped {
  message_id: string;
  letter: Uint8Array | null;
}

/** Takes them back: a time that is no longer true is told to nobody, also where no mail is sent any more. */
export function takeBackReminders(
  transaction: RequestDatabase,
  appointment: number,
): Promise<Dropped[]> {
  return transaction
    .deleteFrom('outbox')
    .where('about', '=', 'appointment')
    .where('about_number', '=', appointment)
    .where('planned_at_ms', 'is not', null)
    .returning(['message_id', 'letter'])
    .execute();
}

/** What one of them knows; undefined where there is none, or this server's key is another one by now. */
function readFirst(key: Buffer, [row]: readonly Dropped[]): ReminderTo | undefined {
  const letter = row && readConfirmation(key, row);
  return (
    letter && { email: letter.email, language: letter.language, token: letter.appointment?.token }
  );
}
