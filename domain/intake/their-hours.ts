import { hoursOn, widestHours } from '../practice/hours-on.ts';
import { addDays, wallClockAt } from '../practice/practice-clock.ts';
import type { OpeningRules } from '../scheduling/slot.ts';

/**
 * The times of day that a visitor may choose from (domain/intake/value-words.ts), as clock times. The first begins with the day and the last
 * ends with it: what of them is ours follows from the hours.
 */
const WINDOWS: ReadonlyMap<string, { from: string; to: string }> = new Map([
  ['morning', { from: '00:00', to: '11:00' }],
  ['midday', { from: '11:00', to: '14:00' }],
  ['afternoon', { from: '14:00', to: '24:00' }],
]);

/** When it begins and ends within our hours; undefined for any time, and where we are never open then. */
export function windowOf(
  preferredTime: string | undefined,
  rules: Pick<OpeningRules, 'week'>,
): { from: string; to: string } | undefined {
  const window = WINDOWS.get(preferredTime ?? 'any');
  if (window === undefined) return undefined;
  const { opens, closes } = widestHours(rules);
  const from = window.from > opens ? window.from : opens;
  const to = window.to < closes ? window.to : closes;
  return from < to ? { from, to } : undefined;
}

/** Whether a form offers it: any time, and each time of day in which we are open on some day of the week. */
export function isOffered(preferredTime: string, rules: Pick<OpeningRules, 'week'>): boolean {
  return !WINDOWS.has(preferredTime) || windowOf(preferredTime, rules) !== undefined;
}

/** Whether a moment lies within the time of day that a visitor asked for, and within our hours. */
export function isInTheirHours(
  preferredTime: string | undefined,
  moment: Date,
  rules: OpeningRules,
): boolean {
  const window = windowOf(preferredTime, rules);
  const { time } = wallClockAt(moment, rules.timeZone);
  return window === undefined || (time >= window.from && time < window.to);
}

/** Whether any of the time of day that a visitor asked for lies between two moments, on a day on which we are open then. */
export function comesTheirTime(
  preferredTime: string | undefined,
  { from, until }: { from: Date; until: Date },
  rules: OpeningRules,
): boolean {
  const window = WINDOWS.get(preferredTime ?? 'any');
  const first = wallClockAt(from, rules.timeZone);
  const last = wallClockAt(until, rules.timeZone);
  for (let { date } = first; date <= last.date; date = addDays(date, 1)) {
    const hours = hoursOn(rules, date);
    if (hours === null) continue;
    const begins = [window?.from, hours.opens, date === first.date ? first.time : undefined];
    const ends = [window?.to, hours.closes, date === last.date ? last.time : undefined];
    if (latest(begins) < earliest(ends)) return true;
  }
  return false;
}

const clocks = (times: readonly (string | undefined)[]): string[] =>
  times.filter((time) => time !== undefined).toSorted();
const latest = (times: readonly (string | undefined)[]): string => clocks(times).at(-1) ?? '';
const earliest = (times: readonly (string | undefined)[]): string => clocks(times)[0] ?? '';

/** Whether the clock time of something that is free lies within the time of day that a visitor asked for. */
export function isTheirClock(preferredTime: string | undefined, clock: string): boolean {
  const window = WINDOWS.get(preferredTime ?? 'any');
  return window === undefined || (clock >= window.from && clock < window.to);
}
