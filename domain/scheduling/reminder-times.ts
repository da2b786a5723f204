import { addDays, wallClockAt } from '../practice/practice-clock.ts';
import { momentOnWall } from '../practice/wall-moment.ts';

const HOUR_MS = 3_600_000;
const FIRST_DAYS_BEFORE = 2;
const LAST_HOURS_BEFORE = 3;
/** A letter that comes earlier in the morning wakes somebody, or is read too late. */
const MORNING = '07:00';
/** What would come in the night comes the evening before. */
const EVENING = '18:00';
/** The letter of a booking or a new time has just said when it is. */
const TOLD_MOMENTS_AGO_MS = HOUR_MS;

/** In the order in which they come. */
export const REMINDERS = ['first', 'last'] as const;

export type Reminder = (typeof REMINDERS)[number];

/** When a visitor is reminded of an appointment. */
export interface PlannedReminder {
  readonly reminder: Reminder;
  readonly sendAt: Date;
  /** From then on it helps nobody any more: the next one is due, or the appointment begins. */
  readonly until: Date;
}

/**
 * The reminders of an appointment (docs/decisions/197-reminders.md): the first two days before, at the same time of the clock on the wall, so
 * that a day of 23 or 25 hours moves nothing; the last three hours before, of those that pass, or at six on the evening before where that
 * would be earlier than seven in the morning.
 *
 * @param startsAt a moment with its offset, as `2027-03-15T08:00:00-04:00`
 * @param timeZone the practice's
 * @param madeAt when they are planned: one whose time has passed, or comes within the hour, is left out
 */
export function remindersOf(startsAt: string, timeZone: string, madeAt: Date): PlannedReminder[] {
  const begins = new Date(startsAt);
  const { date, time } = wallClockAt(begins, timeZone);
  const first = momentOnWall(addDays(date, -FIRST_DAYS_BEFORE), time, timeZone);
  const hoursBefore = new Date(begins.getTime() - LAST_HOURS_BEFORE * HOUR_MS);
  const wall = wallClockAt(hoursBefore, timeZone);
  const isByNight = wall.date !== date || wall.time < MORNING;
  const last = isByNight ? momentOnWall(addDays(date, -1), EVENING, timeZone) : hoursBefore;
  const planned: PlannedReminder[] = [
    { reminder: 'first', sendAt: first, until: last },
    { reminder: 'last', sendAt: last, until: begins },
  ];
  const soon = madeAt.getTime() + TOLD_MOMENTS_AGO_MS;
  return planned.filter(({ sendAt }) => sendAt.getTime() > soon);
}
