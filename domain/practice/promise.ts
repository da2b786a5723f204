import type { DayHours, OpeningRules } from '../scheduling/slot.ts';
import { clockPlus } from './clock-plus.ts';
import { DAYS_IN_SIGHT, hoursOn } from './hours-on.ts';
import { addDays, daysBetween, sayClock, wallClockAt } from './practice-clock.ts';
import { sayDayAhead, sayWithWeekday, type DayAhead } from './say-date.ts';

/** How soon a request is answered (product 7.7). */
const PROMISE_HOURS = 24;

/** "within 24 hours" */
export const ANSWER_TIME = `within ${PROMISE_HOURS} hours`;

const HOUR_MS = 3_600_000;
const HOUR_MINUTES = 60;
/** For a reader whose browser or paper cannot reckon it. */
export const PROMISE_RULE =
  'If we are closed that whole time, you hear from us by the end of the first hour of our next open day.';

/** The time that the promise means, as the clock on the practice's wall will show it. */
export interface PromisedTime extends DayAhead {
  /** As `09:00`. */
  readonly time: string;
}

/**
 * When "within 24 hours" is over (product 7.7): 24 hours later when the practice is open in between; otherwise
 * the end of the next open day's first hour.
 *
 * @param rules hours and closures
 * @param askedAt when the visitor asks
 * @returns null when the practice does not open within sight
 */
export function promisedTime(rules: OpeningRules, askedAt: Date): PromisedTime | null {
  const { timeZone } = rules;
  const from = wallClockAt(askedAt, timeZone);
  const to = wallClockAt(new Date(askedAt.getTime() + PROMISE_HOURS * HOUR_MS), timeZone);
  for (let ahead = 0; ahead <= DAYS_IN_SIGHT; ahead += 1) {
    const date = addDays(from.date, ahead);
    const hours = hoursOn(rules, date);
    const isOver = hours === null || (ahead === 0 && from.time >= hours.closes);
    if (isOver) continue;
    if (date < to.date || (date === to.date && to.time > hours.opens)) {
      return { ...to, daysAhead: daysBetween(from.date, to.date) };
    }
    return { date, time: endOfFirstHour(hours), daysAhead: ahead };
  }
  return null;
}

/** A promised time in parts, so that it can be set large. */
export interface PromiseWords {
  /** "Monday", or "Monday, November 30" */
  readonly day: string;
  /** "9:00 AM" */
  readonly time: string;
  /** Whose clock it is, is said everywhere: who asks may be elsewhere, or show it to somebody who is. */
  readonly zone: string;
}

const ZONE = 'Eastern Time';

/** The day with its date where the weekday alone could be another one. */
export function promiseWords(promised: PromisedTime): PromiseWords {
  return { ...promiseWordsForLater(promised), day: sayDayAhead(promised) };
}

/** The day with its date always, for what is read later. */
export function promiseWordsForLater({ date, time }: PromisedTime): PromiseWords {
  return { day: sayWithWeekday(date), time: sayClock(time), zone: ZONE };
}

/** "Monday, 9:00 AM Eastern Time" */
export function sayPromised(promised: PromisedTime): string {
  return joined(promiseWords(promised));
}

/** "Monday, November 23, 9:00 AM Eastern Time" */
export function sayPromisedForLater(promised: PromisedTime): string {
  return joined(promiseWordsForLater(promised));
}

function joined({ day, time, zone }: PromiseWords): string {
  return `${day}, ${time} ${zone}`;
}

function endOfFirstHour({ opens, closes }: DayHours): string {
  const end = clockPlus(opens, HOUR_MINUTES);
  return end < closes ? end : closes;
}
