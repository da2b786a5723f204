import { clockOfMinutes, minutesOfClock } from '../practice/practice-clock.ts';
import { widestHours } from '../practice/hours-on.ts';
import { STEP_MINUTES } from './event-types.ts';
import type { OpeningRules } from './slot.ts';

/** Every half-hour from the earliest opening of the week to its latest closing, as `08:00`. */
export function halfHours(rules: Pick<OpeningRules, 'week'>): string[] {
  const { opens, closes } = widestHours(rules);
  const clocks: string[] = [];
  for (let at = minutesOfClock(opens); at < minutesOfClock(closes); at += STEP_MINUTES)
    clocks.push(clockOfMinutes(at));
  return clocks;
}

/**
 * Every clock time at which a visit may begin on some day of the week, for who chooses one without a calendar; whether one is free is for the
 * server to say.
 *
 * @param minutes how long the visit is
 */
export function startClocks(rules: Pick<OpeningRules, 'week'>, minutes: number): string[] {
  return halfHours(rules).filter((clock) =>
    rules.week.some(
      (day) =>
        day !== null &&
        day.opens <= clock &&
        minutesOfClock(clock) + minutes <= minutesOfClock(day.closes),
    ),
  );
}
