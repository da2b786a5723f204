import { isEventType } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './booking.ts';

const STORAGE_NAME = 'booked';

/** What is kept of an appointment in this tab: nothing of who booked it. */
export type KeptBooking = Pick<Booking, 'event' | 'startsAt' | 'reference' | 'link'>;

/**
 * Keeps what was booked for this tab alone, as long as it is open: after a reload the scheduler would stand there empty, and the only way
 * to the appointment would be gone with the confirmation.
 */
export function keepBooking({ event, startsAt, reference, link }: Booking): void {
  try {
    const kept: KeptBooking = { event, startsAt, reference, link };
    window.sessionStorage.setItem(STORAGE_NAME, JSON.stringify(kept));
  } catch {
    // Denied or full: the confirmation says to note the time down.
  }
}

/** What was booked in this tab and is still to come; null where there is none, or the browser denies its storage. */
export function keptBooking(): KeptBooking | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_NAME) ?? 'null');
    return isKeptBooking(kept) && Date.parse(kept.startsAt) > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

function isKeptBooking(value: unknown): value is KeptBooking {
  if (typeof value !== 'object' || value === null) return false;
  const { event, startsAt, reference, link } = value as Record<string, unknown>;
  return (
    isEventType(event) &&
    typeof startsAt === 'string' &&
    (reference === null || typeof reference === 'string') &&
    (link === null || (typeof link === 'string' && link.startsWith(`${window.location.origin}/`)))
  );
}
