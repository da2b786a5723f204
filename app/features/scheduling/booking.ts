import type { AppointmentView } from '../../../domain/scheduling/appointment-view.ts';
import { changePathOf, isChangeToken } from '../../../domain/scheduling/change-link.ts';

/** What the visitor keeps of an appointment. */
export interface Booking extends Pick<
  AppointmentView,
  'id' | 'event' | 'startsAt' | 'endsAt' | 'status' | 'sequence'
> {
  /** The whole link to change it; null where the answer held none. */
  readonly link: string | null;
}

/** The link of a token at this very site. */
export function linkOf(token: unknown): string | null {
  return isChangeToken(token) ? window.location.origin + changePathOf(token) : null;
}
