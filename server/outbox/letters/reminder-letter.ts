import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import type { Reminder } from '../../../domain/scheduling/reminder-times.ts';
import type { ToldAppointment } from '../notice.ts';
import { whereRow, type AppointmentLinks } from './appointment-letter.ts';
import type { AppointmentWords } from './appointment-words.ts';
import type { Letter } from './letter.ts';
import { numberRow } from './number-row.ts';

/**
 * That an appointment is coming up. It says no "tomorrow": a letter may be late. It brings no calendar file either, since that of the booking or
 * of the new time has put the entry there.
 */
export function reminderLetter(
  reminder: Reminder,
  appointment: ToldAppointment,
  practice: LetterFacts,
  links: AppointmentLinks,
  words: AppointmentWords,
): Letter {
  const { heading, subject, lead, howToJoin, farewell } = words.reminder;
  const isOnScreen = appointment.event === 'virtual-consult';
  const isByPhone =
    links.siteOrigin === undefined || (links.link === null && appointment.isLinkUntold === true);
  const { action, change } = isByPhone
    ? { action: null, change: words.byPhone(practice.phone) }
    : changeOf(reminder, links, practice, words);
  return {
    language: words.language,
    subject: subject(practice.name),
    heading,
    lead: lead(practice.name),
    join: ':',
    moment: words.moment(appointment),
    rows: [
      { label: words.what, text: words.visit(appointment.event) },
      whereRow(appointment, practice, words, words.onScreen),
      ...numberRow(words.number, links.reference),
    ],
    action,
    paragraphs: [...(isOnScreen ? [howToJoin(practice.phone)] : []), change, farewell],
    offers: [],
  };
}

/** Once there is no longer the notice that it takes, the link cancels and moves nothing (change-rules.ts says why the reminders hold to that). */
function changeOf(
  reminder: Reminder,
  { link }: AppointmentLinks,
  { phone, noticeHours }: LetterFacts,
  words: AppointmentWords,
): Pick<Letter, 'action'> & { change: string } {
  if (reminder === 'first') {
    const rule = `${words.rule(noticeHours)} ${words.ifSooner(phone)}`;
    return link === null
      ? { action: null, change: `${words.byLastLetter} ${rule}` }
      : { action: { ...words.change, href: link }, change: rule };
  }
  const { tooLate, lastLetterCancels, cancel } = words.reminder;
  return link === null
    ? { action: null, change: `${lastLetterCancels} ${tooLate(phone)}` }
    : { action: { ...cancel, href: link }, change: tooLate(phone) };
}
