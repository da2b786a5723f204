import type { CalendarEntry } from '../../../domain/scheduling/calendar-file.ts';
import type { Language } from '../../../domain/languages/page-languages.ts';
import { changePathOf, isChangeToken } from '../../../domain/scheduling/change-link.ts';

/** What the visitor keeps of an appointment; its link and its number are null where the answer held none. */
export type Booking = CalendarEntry;

/** The link of a token at this very site, in the reader's language. */
export function linkOf(token: unknown, language: Language): string | null {
  return isChangeToken(token) ? window.location.origin + changePathOf(token, language) : null;
}
