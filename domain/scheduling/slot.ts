/**
 * A time that can be booked. Both ends are written as `2027-03-15T08:00:00-04:00`: the clock on New York's wall and the offset that
 * New York has at that moment, so that there is exactly one way to write a slot.
 */
export interface Slot {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What GET /api/slots answers (product 7.5). */
export interface SlotsAnswer {
  readonly timeZone: string;
  readonly slots: readonly Slot[];
}

/** From when until when the practice is open on a day: clock times as `08:00`. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** When the practice is open, as far as slots depend on it: a part of the practice's facts. */
export interface OpeningRules {
  readonly timeZone: string;
  /** Monday to Sunday; null for a day on which no time can be booked. */
  readonly week: readonly (DayHours | null)[];
  /** Days on which the practice is closed, as `2026-12-25`. */
  readonly closures: readonly string[];
}
