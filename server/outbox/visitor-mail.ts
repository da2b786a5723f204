import { BOOKING_PATH } from '../../domain/intake/wire.ts';
import { calendarFileOf } from '../../domain/scheduling/calendar-file.ts';
import { changePathOf } from '../../domain/scheduling/change-link.ts';
import { RESCHEDULE_RULE } from '../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import type { ContactFacts, LetterFacts } from '../../domain/practice/contact-facts.ts';
import { toEasternTime } from '../answers/eastern-time.ts';
import { saysWhen } from '../answers/promise-words.ts';
import type { ConfirmedAppointment, Notice } from './notice.ts';
import type { MailText } from './smtp-mailer.ts';

/**
 * The visitor's own confirmations. They repeat nothing that was typed, and are addressed to no name: the address may be another's, and must
 * not receive words of a stranger's choice.
 */

/** For a request: its number, and by when we answer. */
export function requestMail(
  practice: LetterFacts,
  { reference, receivedAt }: Pick<Notice, 'reference' | 'receivedAt'>,
): MailText {
  const when = saysWhen(practice.opening, new Date(receivedAt));
  return {
    subject: `${practice.name}: we received your request`,
    text: [
      `Thank you for getting in touch with ${practice.name}. Your request has reached us. A member of our team contacts you ${when}.`,
      ...numberOf(reference),
      ...closingOf(practice),
    ].join('\n'),
  };
}

/**
 * For an appointment that was booked, moved or cancelled: how it stands now, with the file that brings a calendar to the same.
 *
 * @param siteOrigin where the site is; without it there is no link, and the phone number stands in its place
 * @param madeAt when the e-mail is made
 * @param reference the appointment's number, where it has one
 */
export function appointmentMail(
  appointment: ConfirmedAppointment,
  practice: LetterFacts,
  siteOrigin: string | undefined,
  madeAt: Date,
  reference?: string,
): MailText {
  const { event, startsAt, token, status } = appointment;
  const { title, durationMinutes } = EVENT_TYPES[event];
  const isCancelled = status === 'cancelled';
  const link = siteOrigin === undefined ? null : siteOrigin + changePathOf(token);
  const what = [
    '',
    `  ${title}, ${durationMinutes} minutes`,
    `  ${toEasternTime(startsAt)}`,
    ...(isCancelled ? [] : [`  ${placeOf(event, practice)}`]),
    '',
  ];
  const { subject, opening } = wordsOf(appointment, practice);
  return {
    subject,
    text: [
      opening,
      ...what,
      ...(reference === undefined ? [] : [`Its number: ${reference}`, '']),
      ...(isCancelled ? afterCancelling(event, siteOrigin, practice) : howToChange(link, practice)),
      ...closingOf(practice),
    ].join('\n'),
    calendar: {
      method: isCancelled ? 'CANCEL' : 'PUBLISH',
      text: calendarFileOf({ ...appointment, link: isCancelled ? null : link }, practice, madeAt),
    },
  };
}

function wordsOf(
  { status, sequence }: ConfirmedAppointment,
  { name }: ContactFacts,
): { subject: string; opening: string } {
  if (status === 'cancelled') {
    return {
      subject: `${name}: your appointment is cancelled`,
      opening: `Your appointment with ${name} is cancelled:`,
    };
  }
  return sequence === 0
    ? {
        subject: `${name}: your appointment is booked`,
        opening: `Thank you. Your appointment with ${name} is booked:`,
      }
    : {
        subject: `${name}: your appointment has a new time`,
        opening: `Your appointment with ${name} has a new time:`,
      };
}

function placeOf(event: ConfirmedAppointment['event'], { address }: ContactFacts): string {
  return event === 'smile-blueprint'
    ? address
    : 'On your screen: we will tell you beforehand how to join.';
}

function howToChange(link: string | null, { phone }: ContactFacts): string[] {
  return [
    'The attached file puts it into your calendar.',
    '',
    ...(link === null
      ? [`To move or cancel it, please call us: ${phone}.`]
      : [
          'To move or cancel it:',
          link,
          'Whoever has this link can do so, so please keep it to yourself.',
          '',
        ]),
    `${RESCHEDULE_RULE}.` + (link === null ? '' : ` If it is sooner, please call us: ${phone}.`),
  ];
}

function afterCancelling(
  event: ConfirmedAppointment['event'],
  siteOrigin: string | undefined,
  { feeWhenCancelled }: LetterFacts,
): string[] {
  return [
    'The time is free again. The attached file takes it out of your calendar; if it does not, please delete the entry.',
    ...(event === 'smile-blueprint' ? [feeWhenCancelled] : []),
    ...(siteOrigin === undefined ? [] : ['', `To book another time: ${siteOrigin}${BOOKING_PATH}`]),
  ];
}

/** Asked for on the phone, so that nobody has to say what it was about. */
function numberOf(reference: string | undefined): string[] {
  return reference === undefined ? [] : ['', `Its number: ${reference}`];
}

function closingOf({ name, phone, siteUrl }: ContactFacts): string[] {
  return [
    '',
    `Questions? Call us at ${phone}.`,
    'E-mail is not encrypted all the way, so please leave medical details out of an answer.',
    '',
    'If you did not ask us for anything, somebody typed your address by mistake. You can ignore this message.',
    '',
    name,
    siteUrl,
    '',
  ];
}
