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
