import type { CalendarWords } from './calendar-words.ts';
import { EVENT_TYPES, type EventType } from './event-types.ts';
import { RESCHEDULE_NOTICE_HOURS } from './change-rules.ts';

/*
 * What form, letters, calendar and pages without script say alike of an appointment in Spanish. A translator has still to read it, with
 * content/es/scheduling.yaml, whose mark the launch check lists.
 */

const TITLES: Readonly<Record<EventType, string>> = {
  'virtual-consult': 'Consulta virtual',
  // A name of the practice's own.
  'smile-blueprint': EVENT_TYPES['smile-blueprint'].title,
};

/** The rule as a sentence, without what ends it. */
export const RESCHEDULE_RULE_IN_SPANISH = `Para cambiar la cita, avise con ${RESCHEDULE_NOTICE_HOURS} horas de anticipación`;

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
  rescheduleRule: RESCHEDULE_RULE_IN_SPANISH,
  cancelled: 'Esta cita está cancelada.',
  toChange: 'Para cambiarla o cancelarla:',
};
