/** Rescheduling needs this much notice (product 7.6; stated wherever an appointment is shown). */
export const RESCHEDULE_NOTICE_HOURS = 24;

/** "24 hours' notice" */
export const RESCHEDULE_NOTICE = `${RESCHEDULE_NOTICE_HOURS} hours' notice`;

/** The rule as a sentence, without what ends it. */
export const RESCHEDULE_RULE = `Rescheduling needs ${RESCHEDULE_NOTICE}`;

const HOUR_MS = 3_600_000;

/**
 * The last moment at which an appointment may be moved online. The hours are those that pass, not those that the clock on the wall shows: over
 * a change of clocks the two differ by one.
 *
 * @param startsAt a moment with its offset, as `2027-03-15T08:00:00-04:00`
 */
export function rescheduleUntil(startsAt: string): Date {
  return new Date(Date.parse(startsAt) - RESCHEDULE_NOTICE_HOURS * HOUR_MS);
}

/** Whether there is still notice enough to move an appointment; on the very hour there is. */
export function canReschedule(startsAt: string, now: Date): boolean {
  return now.getTime() <= rescheduleUntil(startsAt).getTime();
}

/** Whether an appointment has begun: from then on its link opens nothing. */
export function hasBegun(startsAt: string, now: Date): boolean {
  return now.getTime() >= Date.parse(startsAt);
}
