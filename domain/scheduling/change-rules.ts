const HOUR_MS = 3_600_000;

/**
 * What notice the practice may ask for, in hours (product 7.6). The last reminder comes up to 16 hours before a visit and says that it is too late to
 * move it; the first comes two days before, 47 hours over a change of clocks, and says that there is time.
 */
export const NOTICE_HOURS = { least: 16, most: 46 } as const;

/** "24 hours' notice". @param noticeHours as the practice's policies have it, here and below */
export function sayNotice(noticeHours: number): string {
  return `${noticeHours} hours' notice`;
}

/** The rule as a sentence, without what ends it. */
export function rescheduleRule(noticeHours: number): string {
  return `Rescheduling needs ${sayNotice(noticeHours)}`;
}

/**
 * The last moment at which an appointment may be moved online. The hours are those that pass, not those that the clock on the wall shows: over
 * a change of clocks the two differ by one.
 *
 * @param startsAt a moment with its offset, as `2027-03-15T08:00:00-04:00`
 */
export function rescheduleUntil(startsAt: string, noticeHours: number): Date {
  return new Date(Date.parse(startsAt) - noticeHours * HOUR_MS);
}

/** Whether there is still notice enough to move an appointment; on the very hour there is. */
export function canReschedule(startsAt: string, noticeHours: number, now: Date): boolean {
  return now.getTime() <= rescheduleUntil(startsAt, noticeHours).getTime();
}

/** Whether an appointment has begun: from then on its link opens nothing. */
export function hasBegun(startsAt: string, now: Date): boolean {
  return now.getTime() >= Date.parse(startsAt);
}
