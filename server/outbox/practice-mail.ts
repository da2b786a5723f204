import { toEasternTime } from '../answers/eastern-time.ts';
import type { Notice } from './notice.ts';
import type { MailText } from './smtp-mailer.ts';

/** The mail to the practice. Mailboxes are read by many eyes and kept for years, so nothing personal stands in it. */
export function practiceMail(notice: Notice): MailText {
  const { about, kind, receivedAt, change, isSetAside } = notice;
  const name = nameOf(notice);
  if (change !== undefined) {
    return {
      subject: `Appointment ${name} ${change}: ${kind}`,
      text: [
        `The visitor has ${change} an appointment by its link.`,
        '',
        `Number: ${name}`,
        `Kind: ${kind}`,
        `Changed: ${toEasternTime(receivedAt)}`,
        '',
        `Read it with: npm run requests -- show ${name}`,
        '',
      ].join('\n'),
    };
  }
  const mark = isSetAside ? ' (set aside)' : '';
  return {
    subject: `New ${about} ${name}${mark}: ${kind}`,
    text: [
      `A new ${about} has arrived.`,
      '',
      `Number: ${name}`,
      `Kind: ${kind}`,
      `Received: ${toEasternTime(receivedAt)}`,
      ...(isSetAside
        ? [
            '',
            'It was set aside, since it looks as if a program had sent it. Please look all the same.',
          ]
        : []),
      '',
      `Read it with: npm run requests -- show ${name}`,
      '',
    ].join('\n'),
  };
}

/** What staff call it by: K7NP-3XR2; else 12, or A3 for an appointment. */
export function nameOf({
  about,
  number,
  reference,
}: Pick<Notice, 'about' | 'number' | 'reference'>): string {
  if (reference !== undefined) return reference;
  return about === 'appointment' ? `A${number}` : String(number);
}
