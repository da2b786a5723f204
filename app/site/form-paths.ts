import { BOOKING_PATH, formPathOf, SCHEDULING_PATH, START_PATH } from '../../domain/intake/wire.ts';
import { ENGLISH, pathIn, type Language } from '../../domain/languages/page-languages.ts';

/** The built-in forms: pages of their own, opened as dialogs where JavaScript runs. */
export const CALL_REQUEST_PATH = formPathOf('discovery-call');
export const VIRTUAL_CONSULTATION_PATH = formPathOf('virtual-consultation');
export const WEEKEND_REQUEST_PATH = formPathOf('weekend-appointment');
export { SCHEDULING_PATH };

/** The scheduler with the Smile Blueprint chosen. */
export const BLUEPRINT_SCHEDULING_PATH = blueprintSchedulingPath(ENGLISH);

/** The same for a reader of a language. */
export function blueprintSchedulingPath(language: Language): string {
  return `${pathIn(language, SCHEDULING_PATH)}?event=smile-blueprint`;
}

/** Where a time is chosen: the page about the first visit, or, for a reader of another language, the calendar itself in it, with that visit chosen. */
export function bookingPathIn(language: Language): string {
  return language === ENGLISH ? BOOKING_PATH : blueprintSchedulingPath(language);
}

/** Where a form that is a page of its own leads home to: the front page, or, for a reader of another language, where the site begins in it. */
export function homePathIn(language: Language): string {
  return language === ENGLISH ? '/' : pathIn(language, START_PATH);
}

/** Where a form that is a page of its own leads somebody in pain. */
export function emergencyPathIn(language: Language): string {
  return pathIn(language, '/emergency');
}

/** Links to the quiz open it over the page that the visitor is on. */
export const QUIZ_PATH = '/smile-assessment';
