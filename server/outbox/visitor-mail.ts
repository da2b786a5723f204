import { UNTIL_THEN, UNTIL_THEN_LEAD } from '../../domain/intake/until-then.ts';
import { ENGLISH, SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { CALENDAR_IN_SPANISH } from '../../domain/scheduling/appointment-in-spanish.ts';
import { calendarFileOf } from '../../domain/scheduling/calendar-file.ts';
import { CALENDAR_IN_ENGLISH } from '../../domain/scheduling/calendar-words.ts';
import { changePathOf } from '../../domain/scheduling/change-link.ts';
import type { Reminder } from '../../domain/scheduling/reminder-times.ts';
import { toEasternTime } from '../answers/eastern-time.ts';
import { appointmentLetter } from './letters/appointment-letter.ts';
import { promisedMoment } from './letters/letter-moments.ts';
import { requestLetterInSpanish } from './letters/letter-in-spanish.ts';
import { letterHtml } from './letters/letter-html.ts';
import { letterText } from './letters/letter-text.ts';
import type { Letter } from './letters/letter.ts';
import { numberRow } from './letters/number-row.ts';
import { reminderLetter } from './letters/reminder-letter.ts';
import { wordsIn } from './letters/words-in.ts';
import { writtenHtml, writtenText } from './letters/written-letter.ts';
import type { DeskWords, Notice, ToldAppointment, WrittenLetter } from './notice.ts';
import type { MailText } from './smtp-mailer.ts';

/**
 * The visitor's own confirmations. They repeat nothing that was typed, and are addressed to no name: the address may be another's, and must
 * not receive words of a stranger's choice.
 */

/** For a request: its number, and by when we answer. */
export function requestMail(
  practice: LetterFacts,
  { reference, receivedAt }: Pick<Notice, 'reference' | 'receivedAt'>,
  language: Language = ENGLISH,
): MailText {
  if (language === SPANISH) {
    return set(practice, requestLetterInSpanish(practice, receivedAt, reference));
  }
  return set(practice, {
    language,
    subject: `${practice.name}: we received your request`,
    heading: 'We received your request',
    lead: `Thank you for getting in touch with ${practice.name}. Your request has reached us. A member of our team will contact you ${ANSWER_TIME}`,
    join: ',',
    moment: promisedMoment(practice.opening, new Date(receivedAt)),
    rows: [
      ...numberRow('Its number', reference),
      { label: 'Received', text: toEasternTime(receivedAt) },
    ],
    action: null,
    paragraphs: [UNTIL_THEN_LEAD],
    offers: UNTIL_THEN,
  });
}

/** Of a letter about an appointment. */
interface AppointmentLetterFacts {
  /** Where the site is; without it there is no link, and the phone number stands in its place. */
  readonly siteOrigin: string | undefined;
  /** The appointment's number, where it has one. */
  readonly reference?: string | undefined;
  /** Where the desk sends it. */
  readonly desk?: DeskWords | undefined;
}

interface AppointmentMailFacts extends AppointmentLetterFacts {
  /** When the e-mail is made. */
  readonly madeAt: Date;
}

/** What the letter about an appointment says, and the link in it; null where it has none. */
export function letterOf(
  appointment: ToldAppointment,
  practice: LetterFacts,
  { siteOrigin, reference, desk }: AppointmentLetterFacts,
  language: Language,
): { letter: Letter; link: string | null } {
  const link = linkOf(appointment, siteOrigin, language);
  const links = { link, siteOrigin, reference, desk };
  return { letter: appointmentLetter(appointment, practice, links, wordsIn(language)), link };
}

/** For an appointment that was booked, moved or cancelled: how it stands now, with the file that brings a calendar to the same. */
export function appointmentMail(
  appointment: ToldAppointment,
  practice: LetterFacts,
  { madeAt, ...facts }: AppointmentMailFacts,
  language: Language = ENGLISH,
): MailText {
  const { letter, link } = letterOf(appointment, practice, facts, language);
  const { reference = null } = facts;
  const words = language === SPANISH ? CALENDAR_IN_SPANISH : CALENDAR_IN_ENGLISH;
  return {
    ...set(practice, letter),
    calendar: {
      method: appointment.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      text: calendarFileOf({ ...appointment, reference, link }, practice, madeAt, words),
    },
  };
}

/** That an appointment is coming up. */
export function reminderMail(
  reminder: Reminder,
  appointment: ToldAppointment,
  practice: LetterFacts,
  { siteOrigin, reference }: Pick<AppointmentLetterFacts, 'siteOrigin' | 'reference'>,
  language: Language = ENGLISH,
): MailText {
  const link = linkOf(appointment, siteOrigin, language);
  const links = { link, siteOrigin, reference };
  return set(practice, reminderLetter(reminder, appointment, practice, links, wordsIn(language)));
}

/** What somebody at the desk has written, between the practice's mark and its closing lines. */
export function writtenMail(
  written: WrittenLetter,
  practice: LetterFacts,
  language: Language = ENGLISH,
): MailText {
  const letter = { ...written, language };
  return {
    subject: written.subject,
    text: writtenText(letter, practice),
    html: writtenHtml(letter, practice),
  };
}

function linkOf(
  { token, status }: ToldAppointment,
  siteOrigin: string | undefined,
  language: Language,
): string | null {
  return siteOrigin === undefined || status === 'cancelled' || token === undefined
    ? null
    : siteOrigin + changePathOf(token, language);
}

function set(practice: LetterFacts, letter: Letter): MailText {
  return {
    subject: letter.subject,
    text: letterText(letter, practice),
    html: letterHtml(letter, practice),
  };
}
