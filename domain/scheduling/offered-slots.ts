import { Temporal } from 'temporal-polyfill';
import { EVENT_TYPES, HORIZON_DAYS, STEP_MINUTES, type EventType } from './event-types.ts';
import { afterOpenMinutes, dayAt, openingOf, type Interval } from './opening-times.ts';
import type { OpeningRules, Slot } from './slot.ts';

const MINUTE_MS = 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A stretch of days: its first as `2027-03-15`, and how many. */
export interface DayRange {
  readonly from: string;
  readonly days: number;
}

/** Whether a text is a day that exists, as `2027-02-28`. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** Today at the practice, as `2027-03-15`. */
export function practiceDay(rules: OpeningRules, now: Date): string {
  return dayAt(rules, now).toString();
}

/**
 * The slots that the practice offers (product 7.5): within opening hours, with enough notice, not beyond
 * the horizon. Whether a slot is taken already is not known here.
 *
 * @throws RangeError when `from` is no calendar day
 */
export function offeredSlots(
  rules: OpeningRules,
  event: EventType,
  { from, days }: DayRange,
  now: Date,
): Slot[] {
  const { durationMinutes, noticeOpenMinutes } = EVENT_TYPES[event];
  const earliestMs = afterOpenMinutes(rules, now, noticeOpenMinutes, HORIZON_DAYS);
  const today = dayAt(rules, now);
  const lastDay = today.add({ days: HORIZON_DAYS });
  const firstDay = Temporal.PlainDate.from(from, { overflow: 'reject' });
  const slots: Slot[] = [];
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = firstDay.add({ days: ahead });
    if (Temporal.PlainDate.compare(day, lastDay) > 0) break;
    if (Temporal.PlainDate.compare(day, today) < 0) continue;
    const opening = openingOf(rules, day);
    if (opening === undefined) continue;
    const write = writerFor(rules, opening);
    const lastStartMs = opening.endMs - durationMinutes * MINUTE_MS;
    for (let ms = opening.startMs; ms <= lastStartMs; ms += STEP_MINUTES * MINUTE_MS) {
      if (ms < earliestMs) continue;
      slots.push({
        startsAt: write(ms),
        endsAt: write(ms + durationMinutes * MINUTE_MS),
      });
    }
  }
  return slots;
}

/**
 * The offered slot that begins as written, or undefined: for a day that does not exist, a time in the daylight-saving gap, one that has
 * passed, one outside the hours, a wrong offset, or any other text.
 */
export function findOfferedSlot(
  rules: OpeningRules,
  event: EventType,
  startsAt: string,
  now: Date,
): Slot | undefined {
  const from = startsAt.slice(0, 'yyyy-mm-dd'.length);
  if (!isCalendarDay(from)) return undefined;
  return offeredSlots(rules, event, { from, days: 1 }, now).find(
    (slot) => slot.startsAt === startsAt,
  );
}

/**
 * How a slot's start is written that a form without script names by day and clock time; an empty text when there is no such moment.
 *
 * @param day as `2027-03-15`
 * @param clock as `08:00`
 */
export function startOf(rules: OpeningRules, day: string, clock: string): string {
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return '';
  const wall = Temporal.PlainDateTime.from(`${day}T${clock}`);
  try {
    const zoned = wall.toZonedDateTime(rules.timeZone, { disambiguation: 'reject' });
    return written(rules, zoned.epochMilliseconds);
  } catch {
    // In the hour that daylight saving leaves out or repeats: nobody can say which moment is meant.
    return '';
  }
}

/**
 * Writes the moments of one day's opening. Nearly every day has one offset throughout, and adding that is much quicker than asking the
 * time zone for each slot: a month of slots is an answer that anybody may ask for.
 */
function writerFor(rules: OpeningRules, { startMs, endMs }: Interval): (ms: number) => string {
  const zoned = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(rules.timeZone);
  const { offset, offsetNanoseconds } = zoned(startMs);
  if (zoned(endMs).offset !== offset) return (ms) => written(rules, ms);
  const offsetMs = offsetNanoseconds / 1_000_000;
  return (ms) =>
    new Date(ms + offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length) + offset;
}

function written(rules: OpeningRules, epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO(rules.timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
