import { isEventType } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './booking.ts';
import { ifAllowed, isToCome, keepInTab, keptInTab } from '../../site/kept-in-tab.ts';

const STORAGE_NAME = 'booked';

/** What is kept of an appointment in this tab: nothing of who booked it. */
export type KeptBooking = Pick<Booking, 'id' | 'event' | 'startsAt' | 'reference' | 'link'>;

/**
 * Keeps what was booked for this tab alone, as long as it is open: after a reload the scheduler would stand there empty, and the only way
 * to the appointment would be gone with the confirmation.
 */
export function keepBooking({ id, event, startsAt, reference, link }: Booking): void {
  keepInTab(STORAGE_NAME, { id, event, startsAt, reference, link } satisfies KeptBooking);
}

/** Whether an appointment was cancelled in this browser (change/forget-booking.ts), in whichever tab. */
export function isForgotten(id: string): boolean {
  return ifAllowed(() => window.localStorage.getItem(id)) !== null;
}

/** What was booked in this tab and is still to come; null where there is none, it was cancelled, or the browser denies its storage. */
export function keptBooking(): KeptBooking | null {
  const last = lastBooking();
  return last && !isForgotten(last.id) ? last : null;
}

/** The same, cancelled or not. */
export function lastBooking(): KeptBooking | null {
  const { id, event, startsAt, reference, link } = keptInTab(STORAGE_NAME);
  return typeof id === 'string' &&
    isEventType(event) &&
    isToCome(startsAt) &&
    (reference === null || typeof reference === 'string') &&
    (link === null || (typeof link === 'string' && link.startsWith(`${window.location.origin}/`)))
    ? { id, event, startsAt, reference, link }
    : null;
}
