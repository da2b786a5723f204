import type { CalendarEntry } from '../../../domain/scheduling/calendar-file.ts';
import { changePathOf, isChangeToken } from '../../../domain/scheduling/change-link.ts';

/** What the visitor keeps of an appointment; its link and its number are null where the answer held none. */
export type Booking = CalendarEntry & { readonly reference: string | null };

/** The link of a token at this very site. */
export function linkOf(token: unknown): string | null {
  return isChangeToken(token) ? window.location.origin + changePathOf(token) : null;
}
