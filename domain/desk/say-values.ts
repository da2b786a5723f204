import type { FieldKind } from '../content/field-kind.ts';
import { sayClock, weekdayOf } from '../practice/practice-clock.ts';
import type { FieldValue, SiteChange } from './site-wire.ts';

/** "Friday, December 25, 2026"; what is no day as it was written. */
export function sayCalendarDay(day: string): string {
  const moment = Date.parse(`${day}T12:00:00Z`);
  // February 30 would be read as a day of March.
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, day.length) !== day)
    return day;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `${weekdayOf(day)}, ${date.format(new Date(moment))}`;
}

/** Whether a field holds the hours of a weekday. */
export function isHours(kind: FieldKind): kind is 'weekday-hours' | 'weekend-hours' {
  return kind === 'weekday-hours' || kind === 'weekend-hours';
}

/** In the place of what is empty. */
export const NOTHING = 'nothing';

/** What a field holds, as people say it, on one line. */
export function sayValue(value: FieldValue, kind: FieldKind): string {
  if (value === '') return NOTHING;
  if (kind === 'photograph') return 'a photograph';
  if (typeof value === 'object')
    return kind === 'days' ? sayDays(value.length) : value.join('; ') || NOTHING;
  if (kind === 'day') return sayCalendarDay(String(value));
  if (isHours(kind)) return sayHours(String(value));
  return kind === 'time' && /^\d\d:\d\d$/.test(String(value))
    ? sayClock(String(value))
    : String(value);
}

/** "8:00 AM-6:00 PM"; a word in its place, and what is half typed, as it stands. */
function sayHours(hours: string): string {
  return hours.replaceAll(/\d\d:\d\d/g, sayClock);
}

/** A change of it, before and after: of a list of days what comes and what goes. */
export function sayChange(
  written: FieldValue,
  value: FieldValue,
  kind: FieldKind,
): { before: string; after: string } {
  const before = sayValue(written, kind);
  if (kind === 'photograph' && written !== '' && value !== '' && written !== value) {
    return { before, after: 'another photograph' };
  }
  if (kind !== 'days' || typeof written !== 'object' || typeof value !== 'object') {
    return { before, after: sayValue(value, kind) };
  }
  const come = value.filter((day) => !written.includes(day)).map(sayCalendarDay);
  const go = written.filter((day) => !value.includes(day)).map(sayCalendarDay);
  const parts = [
    sayDays(value.length),
    come.length === 0 ? '' : `with ${come.join('; ')}`,
    go.length === 0 ? '' : `without ${go.join('; ')}`,
  ];
  return { before, after: parts.filter(Boolean).join(', ') };
}

function sayDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** So much of a change is read at a glance. */
const SHORT_CHARACTERS = 60;

/** A change on one line of a list; of long texts that they changed. */
export function sayInShort({ label, before, after }: SiteChange): string {
  const isShort = before.length + after.length <= SHORT_CHARACTERS;
  return isShort ? `${label}: ${before} → ${after}` : label;
}
