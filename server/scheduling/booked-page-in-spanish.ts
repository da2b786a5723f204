import { FIND_APPOINTMENT_PATH, LINK_FIELD } from '../../domain/intake/wire.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { easternTimeInSpanish } from '../../domain/practice/hours-in-spanish.ts';
import {
  rescheduleRuleInSpanish,
  visitInSpanish,
} from '../../domain/scheduling/appointment-in-spanish.ts';
import { changePathOf } from '../../domain/scheduling/change-link.ts';
import { EVENT_TYPES, type EventType } from '../../domain/scheduling/event-types.ts';
import { addressNote, escapeHtml, page, type AnswerPage } from '../answers/answer-page.ts';
import { APPOINTMENT_IN_SPANISH } from '../outbox/letters/appointment-words-in-spanish.ts';
import { WAY_ON_IN_SPANISH } from './change-page-in-spanish.ts';
import type { AppointmentReceipt } from './appointment-store.ts';
import type { BookedPageFacts } from './booked-page.ts';

/** The page for an appointment that was made in Spanish without script, as bookedPage. */
export function bookedPageInSpanish(
  { event, startsAt, reference }: AppointmentReceipt,
  changeToken: string | undefined,
  { confirmsByMail, email, origin, practice }: BookedPageFacts,
): AnswerPage {
  return {
    ...page(
      'Su cita está reservada',
      `<p><strong>${visitInSpanish(event)}</strong><br>${escapeHtml(easternTimeInSpanish(startsAt))}${reference === null ? '' : `<br>Número de su cita: ${reference}`}</p>` +
        (EVENT_TYPES[event].hasFee
          ? `<p>Dónde: ${escapeHtml(practice.address)}<br>La tarifa: ${escapeHtml(APPOINTMENT_IN_SPANISH.feeText(practice.consultationFee))}. Le llamamos para cobrarla.</p>`
          : '') +
        addressNote(
          `${confirmsByMail ? 'Le enviamos una confirmación a {to}. Si no llega, su cita está reservada de todos modos.' : `No se envía una confirmación por correo electrónico. ${sayWhatComes(event)}`} ¿Esa dirección no es la suya? Llámenos.`,
          email,
        ) +
        `<p>Por favor, anótela. ${rescheduleRuleInSpanish(practice.noticeHours)}.</p>` +
        (changeToken === undefined
          ? '<p>Para cambiar o cancelar, use el enlace de nuestro correo más reciente: tomó el lugar del primero. O llámenos.</p>'
          : wayToChange(origin, changeToken)),
      WAY_ON_IN_SPANISH,
    ),
    language: SPANISH,
  };
}

/** What the address is for where no letter confirms the appointment. */
function sayWhatComes(event: EventType): string {
  return EVENT_TYPES[event].hasFee
    ? 'A su correo, {to}, le mandamos los formularios antes de su visita.'
    : 'A su correo, {to}, le mandamos antes el enlace de la videollamada; si no llega a tiempo, llámenos.';
}

function wayToChange(origin: string, changeToken: string): string {
  const link = escapeHtml(origin + changePathOf(changeToken, SPANISH));
  return (
    `<p>Guarde este enlace para cambiar o cancelar: <a class="link" target="_top" href="${link}">${link}</a></p>` +
    `<form method="post" action="${FIND_APPOINTMENT_PATH}">` +
    `<input type="hidden" name="language" value="es"><input type="hidden" name="${LINK_FIELD}" value="${changeToken}">` +
    '<p><button type="submit">Cambiar o cancelar ahora</button></p></form>'
  );
}
