/**
 * Tells every tab that an appointment is off: its link opens in a tab of its own, and the one that it was booked in would go on saying that
 * a time is booked. Its random number alone is kept, as a name without a value: all that reads it asks whether it is there.
 */
export function forgetBooking(id: string): void {
  try {
    window.localStorage.setItem(id, '');
  } catch {
    // Denied: then no tab keeps a booking either.
  }
}

/** Hears that an appointment is off, from the tab in which that became known. @returns how to stop listening */
export function hearForgotten(id: string, onForgotten: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === id) onForgotten();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
