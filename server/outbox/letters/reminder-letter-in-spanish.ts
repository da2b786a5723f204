import { SPANISH } from '../../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { RESCHEDULE_RULE_IN_SPANISH } from '../../../domain/scheduling/appointment-in-spanish.ts';
import type { Reminder } from '../../../domain/scheduling/reminder-times.ts';
import type { ToldAppointment } from '../notice.ts';
import {
  appointmentMomentInSpanish,
  BY_FIRST_LETTER_IN_SPANISH,
  CHANGE_ACTION_IN_SPANISH,
  KEEP_LINK_NOTE_IN_SPANISH,
  whatRowInSpanish,
  whereRowInSpanish,
} from './appointment-letter-in-spanish.ts';
import type { AppointmentLinks } from './appointment-letter.ts';
import type { Letter } from './letter.ts';
import { numberRow } from './number-row.ts';

/*
 * The reminders of an appointment that was booked in Spanish (docs/decisions/187-booking-in-spanish.md). A translator has still to read them,
 * with content/es/scheduling.yaml, whose mark the launch check lists.
 */

/** That an appointment is coming up, as reminderLetter. */
export function reminderLetterInSpanish(
  reminder: Reminder,
  appointment: ToldAppointment,
  practice: LetterFacts,
  links: AppointmentLinks,
): Letter {
  const isOnScreen = appointment.event === 'virtual-consult';
  const { action, change } = changeOf(reminder, links, practice.phone);
  return {
    language: SPANISH,
    subject: `${practice.name}: un recordatorio de su cita`,
    heading: 'Un recordatorio de su cita',
    lead: `Se acerca su cita con ${practice.name}`,
    join: ':',
    moment: appointmentMomentInSpanish(appointment),
    rows: [
      whatRowInSpanish(appointment.event),
      whereRowInSpanish(appointment.event, practice, 'En su pantalla.'),
      ...numberRow('Su número', links.reference),
    ],
    action,
    paragraphs: [
      ...(isOnScreen
        ? [`Si todavía no sabe cómo unirse, por favor llámenos: ${practice.phone}.`]
        : []),
      change,
      'Será un gusto verle.',
    ],
    offers: [],
  };
}

function changeOf(
  reminder: Reminder,
  { link, siteOrigin }: AppointmentLinks,
  phone: string,
): Pick<Letter, 'action'> & { change: string } {
  if (siteOrigin === undefined) {
    const change = `Para cambiarla o cancelarla, por favor llámenos: ${phone}.`;
    return { action: null, change };
  }
  if (reminder === 'first') {
    const rule = `${RESCHEDULE_RULE_IN_SPANISH}. Si falta menos, por favor llámenos: ${phone}.`;
    return link === null
      ? { action: null, change: `${BY_FIRST_LETTER_IN_SPANISH} ${rule}` }
      : { action: { ...CHANGE_ACTION_IN_SPANISH, href: link }, change: rule };
  }
  const move = `Ya no se puede cambiar en línea; para encontrar otra hora, por favor llámenos: ${phone}.`;
  if (link === null) {
    return {
      action: null,
      change: `Si no puede venir, el enlace de nuestra primera carta todavía la cancela. ${move}`,
    };
  }
  const lead = 'Si no puede venir, cancélela aquí';
  const action = { label: 'Cancelar esta hora', lead, href: link, note: KEEP_LINK_NOTE_IN_SPANISH };
  return { action, change: move };
}
