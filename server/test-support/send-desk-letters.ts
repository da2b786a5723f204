import type { RequestDatabase } from '../db/open-database.ts';
import { tellLostLetters } from '../desk/lost-letters.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import type { DeliveryError } from '../outbox/delivery-error.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { OutgoingMail } from '../outbox/smtp-mailer.ts';
import { SAMPLE_PRACTICE } from './built-site.ts';
import { LETTER_KEY } from './sample-desk.ts';

interface MailAway {
  /** What each try ends in. */
  fault: DeliveryError;
  /** What the server seals to. */
  recipient: string;
}

/** Sends what the outbox of a sample desk would send by then. @returns the letters that left */
export async function sendDeskLetters(
  database: RequestDatabase,
  now: Date,
  away?: MailAway,
): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const { deliver } = createOutbox({
    mail: {
      send: async (mail) => {
        if (away !== undefined) throw away.fault;
        sent.push(mail);
      },
      practiceAddress: 'desk@example.org',
      confirmationKey: LETTER_KEY,
      siteOrigin: 'https://www.example.org',
      practice: SAMPLE_PRACTICE,
      reminds: true,
    },
  });
  const worker = createOutboxWorker({
    database,
    deliver,
    now: () => now,
    random: () => 0.5,
    report: () => undefined,
    ...(away === undefined ? {} : { tellGivenUp: tellLostLetters(() => away.recipient) }),
    reportFailure: (error) => {
      throw error;
    },
  });
  await worker.sendDue();
  return sent;
}
