import { isEventType, type EventType } from '../../../domain/scheduling/event-types.ts';
import type { Language } from '../../../domain/languages/page-languages.ts';
import { blueprintSchedulingPath } from '../../site/form-paths.ts';

/** How a moment is written that begins a visit: `2027-03-15T08:00:00-04:00`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/**
 * The kind of visit that an address asks for (`?event=smile-blueprint`).
 *
 * @param query what stands behind the address's path
 * @param otherwise where it asks for none; the short one unless told
 */
export function eventOfAddress(query: string, otherwise: EventType = 'virtual-consult'): EventType {
  const name = new URLSearchParams(query).get('event');
  return isEventType(name) ? name : otherwise;
}

/**
 * The kind of visit that was chosen in the page as it came, before the script was there: React would put the form back to what it rendered, which is none.
 *
 * @returns undefined where nothing was chosen
 */
export function eventChosenEarly(): EventType | undefined {
  if (import.meta.env.SSR) return undefined;
  const chosen = document.querySelector<HTMLInputElement>('.event-choice :checked')?.value;
  return isEventType(chosen) ? chosen : undefined;
}

/**
 * The time that an address asks for (`&time=2027-03-15T08:00:00-04:00`); null where it asks for none, for what is none, or for one that is over: a page
 * that offered it may have been open since yesterday.
 *
 * @param query what stands behind the address's path
 */
export function timeOfAddress(query: string): string | null {
  const time = new URLSearchParams(query).get('time') ?? '';
  return MOMENT.test(time) && Date.parse(time) > Date.now() ? time : null;
}

/** The scheduler's address with the Smile Blueprint and a time chosen. */
export function blueprintTimePath(startsAt: string, language: Language): string {
  return `${blueprintSchedulingPath(language)}&time=${encodeURIComponent(startsAt)}`;
}
