import { Temporal } from 'temporal-polyfill';
import { STEP_MINUTES } from '../scheduling/event-types.ts';
import { findLine, readCalendarLines, type CalendarLine } from './calendar-lines.ts';
import {
  epochOf,
  readDuration,
  readMoments,
  zoneOf,
  type CalendarMoment,
} from './calendar-moment.ts';
import { recurringDays } from './recurrence.ts';

const DAY_MS = 86_400_000;
/** Times are kept, and diaries drawn, in whole half-hours (domain/scheduling/calendar-cells.ts). */
const STEP_MS = STEP_MINUTES * 60_000;
/** As many single days as an event may name beside its rule. Strangers may send invitations into a calendar. */
const MOMENTS_LIMIT = 1_000;
/** An event that recurs lasts no longer: the longer it lasts, the further back its occurrences are looked for. */
const RECURRING_LIMIT_DAYS = 366;

/** A stretch of whole half-hours in milliseconds of the epoch; the end does not belong to it. */
interface BusyInterval {
  readonly startMs: number;
  readonly endMs: number;
}

/** What a calendar says of when its owner is busy. */
export interface OwnCalendar {
  /** In their order; none touches another. */
  readonly times: readonly BusyInterval[];
  /** How many events could not be read: they keep no time. */
  readonly unread: number;
}

/** How a calendar is read. */
export interface CalendarReading {
  /** The zone of times that name none, and of whole days. */
  readonly timeZone: string;
  readonly fromMs: number;
  readonly untilMs: number;
  /** Events whose names end with it are our own, and left out. */
  readonly ourEnding: string;
}

/** The days that matter, with one on each side for other zones. */
interface Window {
  readonly from: Temporal.PlainDate;
  readonly until: Temporal.PlainDate;
}

/** What the other events say of one that recurs: which of its occurrences have an event of their own. */
type Replaced = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * When the owner of a calendar is busy, from its file (RFC 5545): nothing else of it is read, no title and no place. Not busy are events that
 * their owner has marked as free, and cancelled ones. Not read are rules that no common program makes (recurrence.ts), exceptions to "this and
 * all that follow", zones that nobody knows, and free-busy components.
 *
 * @returns undefined for what is no whole calendar
 */
export function busyTimesOf(file: string, reading: CalendarReading): OwnCalendar | undefined {
  const lines = readCalendarLines(file);
  if (lines === undefined) return undefined;
  const ofFile = lines.timeZone === undefined ? undefined : zoneOf(lines.timeZone);
  const floating = ofFile ?? reading.timeZone;
  const replaced = replacedIn(lines.events, floating);
  const window = { from: dayOf(reading.fromMs - DAY_MS), until: dayOf(reading.untilMs + DAY_MS) };
  const times: BusyInterval[] = [];
  let unread = 0;
  for (const event of lines.events) {
    if (isFree(event) || uidOf(event).endsWith(reading.ourEnding)) continue;
    const found = timesOf(event, floating, replaced, window);
    if (found === undefined) unread += 1;
    else times.push(...found);
  }
  return { times: joined(times, reading), unread };
}

function timesOf(
  event: readonly CalendarLine[],
  floating: string,
  replaced: Replaced,
  { from, until }: Window,
): BusyInterval[] | undefined {
  const start = momentIn(event, 'DTSTART', floating);
  const lasts = start && lengthOf(event, start, floating);
  if (start === undefined || lasts === undefined) return undefined;
  if (findLine(event, 'RECURRENCE-ID')?.parameters.has('RANGE') === true) return undefined;
  // No program makes several rules (RFC 5545, 3.8.5.3); a stranger's invitation could make 290,000.
  const rules = event.filter(({ name }) => name === 'RRULE').length;
  if (rules > 1) return undefined;
  if (countMoments(event) > MOMENTS_LIMIT) return undefined;
  // An occurrence that began before may reach into it.
  const days = lasts.days + Math.ceil(lasts.ms / DAY_MS);
  if (rules > 0 && days > RECURRING_LIMIT_DAYS) return undefined;
  const window = { from: from.subtract({ days: Math.max(0, days) }), until };
  const starts: CalendarMoment[] = [start];
  for (const { name, value, parameters } of event) {
    if (name === 'RRULE') {
      const recurring = recurringDays(value, start, window);
      if (recurring === undefined) return undefined;
      starts.push(...recurring.slice(1).map((day) => ({ ...start, day })));
    } else if (name === 'RDATE') {
      const more = readMoments({ name, value, parameters }, floating);
      if (more === undefined) return undefined;
      starts.push(...more);
    }
  }
  const left = leftOut(event, floating);
  if (left === undefined) return undefined;
  const others = findLine(event, 'RECURRENCE-ID') ? undefined : replaced.get(uidOf(event));
  return starts.flatMap((moment) => {
    // Mostly it is long over: to reckon with its zone would take a hundred times as long.
    if (!isWithin(moment.day, window)) return [];
    const startMs = epochOf(moment);
    if (left.moments.has(startMs) || left.days.has(moment.day.toString())) return [];
    if (others?.has(startMs) === true) return [];
    const endMs = epochOf({ ...moment, day: moment.day.add({ days: lasts.days }) }) + lasts.ms;
    return [{ startMs, endMs }];
  });
}

/** How many days an event names one by one, to come on or to leave out. */
function countMoments(event: readonly CalendarLine[]): number {
  return event
    .filter(({ name }) => name === 'RDATE' || name === 'EXDATE')
    .reduce((count, { value }) => count + value.split(',').length, 0);
}

function isWithin(day: Temporal.PlainDate, { from, until }: Window): boolean {
  return Temporal.PlainDate.compare(day, from) >= 0 && Temporal.PlainDate.compare(day, until) <= 0;
}

/** How long an event lasts: whole days by the calendar, the rest in time that passes. */
function lengthOf(
  event: readonly CalendarLine[],
  start: CalendarMoment,
  floating: string,
): { days: number; ms: number } | undefined {
  if (findLine(event, 'DTEND') !== undefined) {
    const end = momentIn(event, 'DTEND', floating);
    if (end === undefined || (end.clock === null) !== (start.clock === null)) return undefined;
    if (start.clock === null) return { days: start.day.until(end.day).days, ms: 0 };
    return { days: 0, ms: epochOf(end) - epochOf(start) };
  }
  const duration = findLine(event, 'DURATION');
  if (duration !== undefined) return readDuration(duration.value);
  return { days: start.clock === null ? 1 : 0, ms: 0 };
}

/** Occurrences that do not take place. */
function leftOut(
  event: readonly CalendarLine[],
  floating: string,
): { moments: ReadonlySet<number>; days: ReadonlySet<string> } | undefined {
  const moments = new Set<number>();
  const days = new Set<string>();
  for (const line of event) {
    if (line.name !== 'EXDATE') continue;
    const read = readMoments(line, floating);
    if (read === undefined) return undefined;
    for (const moment of read) {
      if (moment.clock === null) days.add(moment.day.toString());
      else moments.add(epochOf(moment));
    }
  }
  return { moments, days };
}

function replacedIn(events: readonly (readonly CalendarLine[])[], floating: string): Replaced {
  const replaced = new Map<string, Set<number>>();
  for (const event of events) {
    const moment = momentIn(event, 'RECURRENCE-ID', floating);
    if (moment === undefined) continue;
    const uid = uidOf(event);
    const known = replaced.get(uid) ?? new Set();
    replaced.set(uid, known.add(epochOf(moment)));
  }
  return replaced;
}

/** Undefined where there is no such line, or it cannot be read. */
function momentIn(
  event: readonly CalendarLine[],
  name: string,
  floating: string,
): CalendarMoment | undefined {
  const line = findLine(event, name);
  return line && readMoments(line, floating)?.[0];
}

function isFree(event: readonly CalendarLine[]): boolean {
  const says = (name: string) => findLine(event, name)?.value.trim().toUpperCase();
  return (
    says('STATUS') === 'CANCELLED' ||
    says('TRANSP') === 'TRANSPARENT' ||
    says('X-MICROSOFT-CDO-BUSYSTATUS') === 'FREE'
  );
}

function uidOf(event: readonly CalendarLine[]): string {
  return findLine(event, 'UID')?.value.trim() ?? '';
}

function dayOf(ms: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC').toPlainDate();
}

/**
 * What lies in the window, in its order and in whole half-hours, with what touches made one: however many an invitation names, there are never
 * more than half-hours.
 */
function joined(
  times: readonly BusyInterval[],
  { fromMs, untilMs }: CalendarReading,
): BusyInterval[] {
  const within = times
    .map(({ startMs, endMs }) => ({
      startMs: Math.max(startMs, fromMs),
      endMs: Math.min(endMs, untilMs),
    }))
    .filter(({ startMs, endMs }) => startMs < endMs)
    .map(({ startMs, endMs }) => ({
      startMs: Math.floor(startMs / STEP_MS) * STEP_MS,
      endMs: Math.ceil(endMs / STEP_MS) * STEP_MS,
    }))
    .toSorted((a, b) => a.startMs - b.startMs);
  const all: BusyInterval[] = [];
  for (const one of within) {
    const last = all.at(-1);
    if (last === undefined || last.endMs < one.startMs) all.push(one);
    else all[all.length - 1] = { ...last, endMs: Math.max(last.endMs, one.endMs) };
  }
  return all;
}
