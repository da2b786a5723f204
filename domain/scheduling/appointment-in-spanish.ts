import type { CalendarWords } from './calendar-words.ts';
import { EVENT_TYPES, type EventType } from './event-types.ts';

/*
 * What form, letters, calendar and pages without script say alike of an appointment in Spanish. A translator has still to read it, with
 * content/es/scheduling.yaml, whose mark the launch check lists.
 */

const TITLES: Readonly<Record<EventType, string>> = {
  'virtual-consult': 'Consulta virtual',
  // A name of the practice's own.
  'smile-blueprint': EVENT_TYPES['smile-blueprint'].title,
};

/** "24 hours' notice" */
export function noticeInSpanish(noticeHours: number): string {
  return `${noticeHours} horas de anticipación`;
}

/** The rule as a sentence, without what ends it. */
export function rescheduleRuleInSpanish(noticeHours: number): string {
  return `Para cambiar la cita, avise con ${noticeInSpanish(noticeHours)}`;
}

/** What a visit is called. */
function titleInSpanish(event: EventType): string {
  return TITLES[event];
}

/** "Smile Blueprint, 90 minutos" */
export function visitInSpanish(event: EventType): string {
  return `${TITLES[event]}, ${EVENT_TYPES[event].durationMinutes} minutos`;
}

export const CALENDAR_IN_SPANISH: CalendarWords = {
  code: 'ES',
  titleOf: titleInSpanish,
  rescheduleRule: rescheduleRuleInSpanish,
  sayNumber: (reference) => `Número de su cita: ${reference}`,
  cancelled: 'Esta cita está cancelada.',
  toChange: 'Para cambiarla o cancelarla:',
};
