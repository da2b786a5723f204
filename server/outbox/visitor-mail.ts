import { UNTIL_THEN, UNTIL_THEN_LEAD } from '../../domain/intake/until-then.ts';
import { BOOKING_PATH } from '../../domain/intake/wire.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { calendarFileOf } from '../../domain/scheduling/calendar-file.ts';
import { changePathOf } from '../../domain/scheduling/change-link.ts';
import { RESCHEDULE_RULE } from '../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { toEasternTime } from '../answers/eastern-time.ts';
import { appointmentMoment, promisedMoment } from './letters/letter-moments.ts';
import { letterHtml } from './letters/letter-html.ts';
import { letterText } from './letters/letter-text.ts';
import type { Letter, LetterRow } from './letters/letter.ts';
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
  return set(practice, {
    subject: `${practice.name}: we received your request`,
    heading: 'We received your request',
    lead: `Thank you for getting in touch with ${practice.name}. Your request has reached us. A member of our team contacts you ${ANSWER_TIME}`,
    join: ',',
    moment: promisedMoment(practice.opening, new Date(receivedAt)),
    rows: [...numberOf(reference), { label: 'Received', text: toEasternTime(receivedAt) }],
    action: null,
    paragraphs: [UNTIL_THEN_LEAD],
    offers: UNTIL_THEN,
  });
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
  const isCancelled = appointment.status === 'cancelled';
  const link = siteOrigin === undefined ? null : siteOrigin + changePathOf(appointment.token);
  return {
    ...set(practice, {
      ...stateOf(appointment, practice.name),
      join: ':',
      moment: appointmentMoment(appointment),
      rows: [...rowsOf(appointment, practice), ...numberOf(reference)],
      ...(isCancelled
        ? afterCancelling(appointment.event, siteOrigin, practice)
        : howToChange(link, practice.phone)),
      offers: [],
    }),
    calendar: {
      method: isCancelled ? 'CANCEL' : 'PUBLISH',
      text: calendarFileOf({ ...appointment, link: isCancelled ? null : link }, practice, madeAt),
    },
  };
}

function set(practice: LetterFacts, letter: Letter): MailText {
  return {
    subject: letter.subject,
    text: letterText(letter, practice),
    html: letterHtml(letter, practice),
  };
}

function stateOf(
  { status, sequence }: ConfirmedAppointment,
  name: string,
): Pick<Letter, 'subject' | 'heading' | 'lead'> {
  const state =
    status === 'cancelled' ? 'is cancelled' : sequence === 0 ? 'is booked' : 'has a new time';
  const thanks = state === 'is booked' ? 'Thank you. ' : '';
  return {
    subject: `${name}: your appointment ${state}`,
    heading: `Your appointment ${state}`,
    lead: `${thanks}Your appointment with ${name} ${state}`,
  };
}

function rowsOf({ event, status }: ConfirmedAppointment, practice: LetterFacts): LetterRow[] {
  const { title, durationMinutes, hasFee } = EVENT_TYPES[event];
  const what = { label: 'What', text: `${title}, ${durationMinutes} minutes` };
  if (status === 'cancelled') return [what];
  const { address, directionsUrl, consultationFee } = practice;
  const isHere = event === 'smile-blueprint';
  const where = isHere
    ? { label: 'Where', text: address, link: { label: 'Directions', href: directionsUrl } }
    : { label: 'Where', text: 'On your screen: we will tell you beforehand how to join.' };
  return [what, where, ...(hasFee ? [{ label: 'Fee', text: consultationFee }] : [])];
}

function howToChange(link: string | null, phone: string): Pick<Letter, 'action' | 'paragraphs'> {
  const calendar = 'The attached file puts it into your calendar.';
  if (link === null) {
    const byPhone = `To move or cancel it, please call us: ${phone}.`;
    return { action: null, paragraphs: [byPhone, `${RESCHEDULE_RULE}.`, calendar] };
  }
  return {
    action: {
      label: 'Move or cancel this time',
      lead: 'To move or cancel it',
      href: link,
      note: 'Whoever has this link can do so, so please keep it to yourself.',
    },
    paragraphs: [`${RESCHEDULE_RULE}. If it is sooner, please call us: ${phone}.`, calendar],
  };
}

function afterCancelling(
  event: ConfirmedAppointment['event'],
  siteOrigin: string | undefined,
  { feeWhenCancelled }: LetterFacts,
): Pick<Letter, 'action' | 'paragraphs'> {
  const href = siteOrigin === undefined ? null : siteOrigin + BOOKING_PATH;
  const free =
    'The time is free again. The attached file takes it out of your calendar; if it does not, please delete the entry.';
  return {
    action:
      href === null ? null : { label: 'Book another time', lead: 'To book another time', href },
    paragraphs: [free, ...(EVENT_TYPES[event].hasFee ? [feeWhenCancelled] : [])],
  };
}

/** Asked for on the phone, so that nobody has to say what it was about. */
function numberOf(reference: string | undefined): LetterRow[] {
  return reference === undefined ? [] : [{ label: 'Its number', text: reference }];
}
