import { wallClockAt } from '../practice/practice-clock.ts';

/** The times of day that a visitor may choose from (domain/intake/value-words.ts), as clock times. */
const WINDOWS: ReadonlyMap<string, { from: string; to: string }> = new Map([
  ['morning', { from: '08:00', to: '11:00' }],
  ['midday', { from: '11:00', to: '14:00' }],
  ['afternoon', { from: '14:00', to: '18:00' }],
]);

/** When it begins and ends; undefined for any time. */
export function windowOf(preferredTime: string | undefined) {
  return WINDOWS.get(preferredTime ?? 'any');
}

/** Whether a moment lies within the time of day that a visitor asked for. */
export function isInTheirHours(
  preferredTime: string | undefined,
  moment: Date,
  timeZone: string,
): boolean {
  const window = windowOf(preferredTime);
  const { time } = wallClockAt(moment, timeZone);
  return window === undefined || (time >= window.from && time < window.to);
}
