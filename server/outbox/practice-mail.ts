import { writeCardName } from '../../domain/desk/card-name.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import { toEasternTime } from '../answers/eastern-time.ts';
import type { Notice } from './notice.ts';
import type { MailText } from './smtp-mailer.ts';

/** A desk at which somebody works. */
export interface DeskInUse {
  /** Such as https://desk.example.com; undefined where only another server of the same database knows it. */
  readonly address: string | undefined;
}

/**
 * The mail to the practice. Mailboxes are read by many eyes and kept for years, so nothing personal stands in it.
 *
 * @param desk undefined where nobody works at one
 */
export function practiceMail(notice: Notice, desk?: DeskInUse): MailText {
  const { about, receivedAt, change, isSetAside } = notice;
  const kind = nameOfKind(notice.kind);
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
        sayWhere(notice, desk),
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
      sayWhere(notice, desk),
      '',
    ].join('\n'),
  };
}

/** Where it is read. A desk that made its key in the browser is the one place without the sheet: no file opens what comes then. */
function sayWhere(notice: Notice, desk: DeskInUse | undefined): string {
  const command = `npm run requests -- show ${nameOf(notice)}`;
  if (desk === undefined) return `Read it with: ${command}`;
  const { address } = desk;
  if (address === undefined) return `Read it at the desk, or with: ${command} --sheet`;
  const where = new URL(address).hostname === 'localhost' ? ' (on the machine of the server)' : '';
  return `Read it at the desk: ${address}/card/${writeCardName(notice)}${where}`;
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
