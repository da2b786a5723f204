import { useSyncExternalStore } from 'react';
import { keptBooking } from './kept-booking.ts';

/** Whether a time that is to come was booked in this tab: known at once where it is booked in a frame of this page, too. */
export function useIsBooked(): boolean {
  return useSyncExternalStore(follow, isBooked, isNotBooked);
}

const isBooked = () => keptBooking() !== null;
const isNotBooked = () => false;

/** The browser tells a page what its frame has stored. */
function follow(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
