import { Temporal } from 'temporal-polyfill';
import type { CalendarLine } from './calendar-lines.ts';

/** A day, or a time of a clock in a zone, as a calendar file writes it. */
export interface CalendarMoment {
  readonly day: Temporal.PlainDate;
  /** Null for a whole day. */
  readonly clock: Temporal.PlainTime | null;
  readonly zone: string;
}

const FORM = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;
const DURATION =
  /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/;
const SECOND_MS = 1_000;

/** What Microsoft's calendars call the zones of this country. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  UTC: 'UTC',
};

/**
 * Reads the moments of a line; several stand with commas between them.
 *
 * @param floating the zone of times that name none
 * @returns undefined where one of them, or its zone, cannot be read
 */
export function readMoments(line: CalendarLine, floating: string): CalendarMoment[] | undefined {
  const named = line.parameters.get('TZID');
  const zone = named === undefined ? floating : zoneOf(named);
  if (zone === undefined) return undefined;
  const moments = line.value.split(',').map((text) => readMoment(text.trim(), zone));
  return moments.every((moment) => moment !== undefined) ? moments : undefined;
}

/** Reads one moment without a line around it, as a rule's end is written. */
export function readMoment(text: string, zone: string): CalendarMoment | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const hasClock = match[4] !== undefined;
  try {
    return {
      day: Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }),
      clock: hasClock
        ? Temporal.PlainTime.from(
            { hour, minute, second: Math.min(second, 59) },
            { overflow: 'reject' },
          )
        : null,
      zone: match[7] === 'Z' ? 'UTC' : zone,
    };
  } catch {
    return undefined;
  }
}

/** When a moment is; that of a whole day is its midnight. @returns milliseconds of the epoch */
export function epochOf({ day, clock, zone }: CalendarMoment): number {
  const aheadMs = aheadOn(day, zone);
  if (aheadMs === null) return exactEpochOf(day, clock, zone);
  const { hour = 0, minute = 0, second = 0 } = clock ?? {};
  return Date.UTC(day.year, day.month - 1, day.day, hour, minute, second) - aheadMs;
}

/** By day and zone. A calendar has many events on few days, and to reckon with a zone takes long. */
const ahead = new Map<string, number | null>();
const REMEMBERED_DAYS = 2_000;

/** How far a zone is ahead of UTC on a day, in milliseconds; null on a day on which its clocks change, and for years before 100. */
function aheadOn(day: Temporal.PlainDate, zone: string): number | null {
  const key = `${day.toString()} ${zone}`;
  const known = ahead.get(key);
  if (known !== undefined) return known;
  const aheadAt = (date: Temporal.PlainDate) =>
    Date.UTC(date.year, date.month - 1, date.day) - exactEpochOf(date, null, zone);
  const first = aheadAt(day);
  const found = day.year >= 100 && first === aheadAt(day.add({ days: 1 })) ? first : null;
  if (ahead.size >= REMEMBERED_DAYS) ahead.clear();
  ahead.set(key, found);
  return found;
}

function exactEpochOf(
  day: Temporal.PlainDate,
  clock: Temporal.PlainTime | null,
  zone: string,
): number {
  return day.toZonedDateTime({ timeZone: zone, ...(clock === null ? {} : { plainTime: clock }) })
    .epochMilliseconds;
}

/** `PT1H30M`: weeks and days count as whole ones. @returns undefined for what is none */
export function readDuration(text: string): { days: number; ms: number } | undefined {
  const match = DURATION.exec(text);
  if (match === null || text.endsWith('P') || text.endsWith('T')) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS };
}

/** To look for a zone takes longer than to read an event. */
const zones = new Map<string, string | undefined>();
const REMEMBERED_ZONES = 100;

/** The zone that a calendar means; undefined for one that nobody knows. */
export function zoneOf(name: string): string | undefined {
  if (!zones.has(name)) {
    if (zones.size >= REMEMBERED_ZONES) zones.clear();
    zones.set(name, findZone(name));
  }
  return zones.get(name);
}

function findZone(name: string): string | undefined {
  // A stranger's invitation may name its zone "constructor".
  if (Object.hasOwn(WINDOWS_ZONES, name)) return WINDOWS_ZONES[name];
  // Some write an address around it: /mozilla.org/20050126_1/America/New_York.
  const parts = name.split('/').filter((part) => part !== '');
  for (const count of [parts.length, 3, 2, 1]) {
    const zone = parts.slice(-count).join('/');
    if (isZone(zone)) return zone;
  }
  return undefined;
}

function isZone(zone: string): boolean {
  try {
    // Offsets count as zones to some engines; no calendar means one by its name.
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
