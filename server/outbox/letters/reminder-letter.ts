import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { RESCHEDULE_RULE } from '../../../domain/scheduling/change-rules.ts';
import type { Reminder } from '../../../domain/scheduling/reminder-times.ts';
import type { ToldAppointment } from '../notice.ts';
import {
  BY_FIRST_LETTER,
  CHANGE_ACTION,
  KEEP_LINK_NOTE,
  whatRow,
  whereRow,
  type AppointmentLinks,
} from './appointment-letter.ts';
import { appointmentMoment } from './letter-moments.ts';
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
): Letter {
  const isOnScreen = appointment.event === 'virtual-consult';
  const { action, change } = changeOf(reminder, links, practice.phone);
  return {
    language: ENGLISH,
    subject: `${practice.name}: a reminder of your appointment`,
    heading: 'A reminder of your appointment',
    lead: `Your appointment with ${practice.name} is coming up`,
    join: ':',
    moment: appointmentMoment(appointment),
    rows: [
      whatRow(appointment.event),
      whereRow(appointment.event, practice, 'On your screen.'),
      ...numberRow('Its number', links.reference),
    ],
    action,
    paragraphs: [
      ...(isOnScreen
        ? [`If you do not know yet how to join, please call us: ${practice.phone}.`]
        : []),
      change,
      'We look forward to seeing you.',
    ],
    offers: [],
  };
}

/** From 24 hours before on, the link cancels and moves nothing. */
function changeOf(
  reminder: Reminder,
  { link, siteOrigin }: AppointmentLinks,
  phone: string,
): Pick<Letter, 'action'> & { change: string } {
  if (siteOrigin === undefined) {
    const change = `To move or cancel it, please call us: ${phone}.`;
    return { action: null, change };
  }
  if (reminder === 'first') {
    const rule = `${RESCHEDULE_RULE}. If it is sooner, please call us: ${phone}.`;
    return link === null
      ? { action: null, change: `${BY_FIRST_LETTER} ${rule}` }
      : { action: { ...CHANGE_ACTION, href: link }, change: rule };
  }
  const move = `It is too late to move it online; to find another time, please call us: ${phone}.`;
  if (link === null) {
    return {
      action: null,
      change: `If you cannot come, the link of your first letter still cancels it. ${move}`,
    };
  }
  const lead = 'If you cannot come, cancel it here';
  const action = { label: 'Cancel this time', lead, href: link, note: KEEP_LINK_NOTE };
  return { action, change: move };
}
