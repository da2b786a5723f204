import { SPANISH, type Language } from '../../../domain/languages/page-languages.ts';
import { APPOINTMENT_IN_SPANISH } from './appointment-words-in-spanish.ts';
import { APPOINTMENT_IN_ENGLISH, type AppointmentWords } from './appointment-words.ts';

/** What is said of an appointment in a language. */
export function wordsIn(language: Language): AppointmentWords {
  return language === SPANISH ? APPOINTMENT_IN_SPANISH : APPOINTMENT_IN_ENGLISH;
}
