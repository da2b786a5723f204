import { toEasternTime } from '../answers/eastern-time.ts';
import type { Notice, VisitorLetter } from './notice.ts';

export interface MailText {
  subject: string;
  text: string;
}

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

/** What staff call it by: 12, or A3 for an appointment. */
function nameOf({ about, number }: Pick<Notice, 'about' | 'number'>): string {
  return about === 'appointment' ? `A${number}` : String(number);
}

/**
 * The visitor's own confirmation. It repeats nothing that was typed, and is addressed to no name: the address may be another's, and must not
 * receive words of a stranger's choice.
 *
 * @param siteOrigin where the site is, if that is configured
 */
export function visitorMail({ startsAt }: VisitorLetter, siteOrigin: string | undefined): MailText {
  const where = siteOrigin === undefined ? 'our website' : `our website, ${siteOrigin}`;
  const closing = [
    '',
    `Questions? Our phone number is on ${where}.`,
    'E-mail is not encrypted all the way, so please leave medical details out of an answer.',
    '',
    'If you did not ask us for anything, somebody typed your address by mistake. You can ignore this message.',
    '',
  ];
  if (startsAt === undefined) {
    return {
      subject: 'We received your request',
      text: [
        'Thank you for getting in touch. Your request has reached us, and we will answer you as soon as we can.',
        ...closing,
      ].join('\n'),
    };
  }
  return {
    subject: 'Your time with us is booked',
    text: [
      'Thank you. Your time is booked:',
      '',
      `  ${toEasternTime(startsAt)}`,
      '',
      'If you need another time, please tell us at least 24 hours ahead.',
      ...closing,
    ].join('\n'),
  };
}
