import { useSyncExternalStore } from 'react';
import { keptBooking } from './kept-booking.ts';

/** Whether a time that is to come was booked in this tab: known at once where it is booked in a frame of this page, too. */
export function useIsBooked(): boolean {
  return useBookedTime() !== null;
}

/** The time that was booked in this tab and is to come; null where there is none. */
export function useBookedTime(): string | null {
  return useSyncExternalStore(follow, bookedTime, noTime);
}

const bookedTime = () => keptBooking()?.startsAt ?? null;
const noTime = () => null;

/** The browser tells a page what its frame has stored, and that another tab has cancelled. */
function follow(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
