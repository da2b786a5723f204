import {
  appointmentPathsOf,
  DAY_FIELD,
  SCHEDULING_PATH,
  TIME_FIELD,
} from '../../domain/intake/wire.ts';
import { pathIn, SPANISH } from '../../domain/languages/page-languages.ts';
import {
  clockInSpanish,
  easternTimeInSpanish,
  HOURS_IN_SPANISH,
} from '../../domain/practice/hours-in-spanish.ts';
import {
  rescheduleRuleInSpanish,
  visitInSpanish,
} from '../../domain/scheduling/appointment-in-spanish.ts';
import type { AppointmentView } from '../../domain/scheduling/appointment-view.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { startClocks } from '../../domain/scheduling/start-clocks.ts';
import { escapeHtml, page, type AnswerPage } from '../answers/answer-page.ts';
import type { ChangeMade, ChangePageRules } from './change-page.ts';

/** As WAY_ON. */
export const WAY_ON_IN_SPANISH =
  '<p><a href="/es/start-here" target="_top">Qué traer y cómo llegar</a></p>';

/** So that the next answer is in Spanish too. */
const LANGUAGE_FIELD = '<input type="hidden" name="language" value="es">';

/** The page of an appointment for a visitor without script who reads Spanish, as changePage. */
export function changePageInSpanish(
  view: AppointmentView,
  token: string,
  rules: ChangePageRules,
  made: ChangeMade,
): AnswerPage {
  const when = `<p><strong>${visitInSpanish(view.event)}</strong><br>${escapeHtml(easternTimeInSpanish(view.startsAt))}</p>`;
  if (view.status === 'cancelled') {
    const fee = EVENT_TYPES[view.event].hasFee ? `<p>${becomesOfFee(view, rules)}</p>` : '';
    const free = view.isCancelledByUs ? '' : 'La hora queda libre otra vez. ';
    return {
      ...page(
        'Su cita está cancelada',
        `${when}<p>${free}Por favor, quite la cita de su calendario.</p>${fee}<p><a href="${pathIn(SPANISH, SCHEDULING_PATH)}">Reservar otra hora</a></p>`,
        WAY_ON_IN_SPANISH,
      ),
      language: SPANISH,
    };
  }
  const noted =
    made === 'moved' ? '<p>Por favor, anote la hora nueva. Su enlace sigue igual.</p>' : '';
  const change = view.canReschedule
    ? moveForm(view, token, rules)
    : `<p>${rescheduleRuleInSpanish(rules.noticeHours)}, y para esta ya falta menos: ya no se puede cambiar en línea. Para cambiarla, por favor llámenos.${EVENT_TYPES[view.event].hasFee ? ` ${quoted(rules.feeWhenCancelled)}` : ''}</p>`;
  return {
    ...page(
      made === 'moved' ? 'Su cita tiene una hora nueva' : 'Su cita',
      when + noted + change + cancelForm(token),
      WAY_ON_IN_SPANISH,
    ),
    language: SPANISH,
  };
}

/** The practice's own sentence where none is translated: a translation of it could be an old one. */
function becomesOfFee({ isCancelledByUs }: AppointmentView, rules: ChangePageRules): string {
  const { feeWhenCancelled, feeWhenWeCancel = feeWhenCancelled, feeWhenWeCancelInSpanish } = rules;
  if (!isCancelledByUs)
    return `${quoted(feeWhenCancelled)} Para pedir la devolución, por favor llámenos.`;
  return feeWhenWeCancelInSpanish === undefined
    ? quoted(feeWhenWeCancel)
    : escapeHtml(feeWhenWeCancelInSpanish);
}

const quoted = (rule: string) =>
  `La regla de la tarifa, en inglés: <q lang="en-US">${escapeHtml(rule)}</q>`;

function moveForm(
  view: AppointmentView,
  token: string,
  { opening, noticeHours }: ChangePageRules,
): string {
  const options = startClocks(opening, EVENT_TYPES[view.event].durationMinutes).map(
    (clock) => `<option value="${clock}">${clockInSpanish(clock)}</option>`,
  );
  return (
    `<h2>Elegir otra hora</h2><p>En línea hasta el ${escapeHtml(easternTimeInSpanish(view.rescheduleUntil))}. ${rescheduleRuleInSpanish(noticeHours)}.</p>` +
    `<form method="post" action="${appointmentPathsOf(token).reschedule}">${LANGUAGE_FIELD}` +
    `<input type="hidden" name="sequence" value="${view.sequence}">` +
    `<p><label for="day">Día, ${HOURS_IN_SPANISH.openDays(opening)}</label><input type="date" id="day" name="${DAY_FIELD}" required></p>` +
    `<p><label for="time">Hora, hora del Este</label><select id="time" name="${TIME_FIELD}" required>${options.join('')}</select></p>` +
    '<p><button type="submit">Cambiar a esta hora</button></p></form>'
  );
}

function cancelForm(token: string): string {
  return (
    '<details><summary>Cancelar esta cita</summary><p>La hora queda libre para otra persona.</p>' +
    `<form method="post" action="${appointmentPathsOf(token).cancel}">${LANGUAGE_FIELD}` +
    '<p><button type="submit">Sí, cancelarla</button></p></form></details>'
  );
}
