import { isTheirClock } from '../intake/their-hours.ts';
import { hoursOn, isWeekend, openDayFrom, widestHours } from '../practice/hours-on.ts';
import { addDays, wallClockAt } from '../practice/practice-clock.ts';
import { momentOnWall } from '../practice/wall-moment.ts';
import { clockOfSlot, dayOfSlot, diaryClocks, diarySlot } from '../scheduling/diary-slot.ts';
import { EVENT_TYPES, type EventType } from '../scheduling/event-types.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';

/** As many as a letter offers: more would be a list, and take more of the calendar than one person needs. */
export const OFFERED_TIMES_LIMIT = 3;

/** For so long ahead weekends can be offered: whoever asks for one names a month sooner than a day. */
export const WEEKENDS_AHEAD_DAYS = 120;

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const NOON = '12:00';

/**
 * Times to offer in a letter: within the hours that somebody asked for, each on another day, and mornings and afternoons by turns where any hour
 * will do.
 *
 * @param free what is free, in its order
 * @param preferredTime what the visitor chose
 * @returns three at most; fewer where there are no more days
 */
export function timesToOffer(
  free: readonly Slot[],
  preferredTime: string | undefined,
  wanted = OFFERED_TIMES_LIMIT,
): Slot[] {
  const theirs = free.filter((slot) => isTheirClock(preferredTime, clockOfSlot(slot)));
  const chosen: Slot[] = [];
  for (const day of new Set(theirs.map(dayOfSlot))) {
    if (chosen.length === wanted) break;
    const ofDay = theirs.filter((slot) => dayOfSlot(slot) === day);
    const last = chosen.at(-1);
    const other = ofDay.find((slot) => last !== undefined && isMorning(slot) !== isMorning(last));
    const next = other ?? ofDay[0];
    if (next !== undefined) chosen.push(next);
  }
  return chosen;
}

/**
 * One more time for a letter: on a day that it does not name yet, in their hours where there is one. It lies after those that it names, as far as
 * anything is free there: whoever has chosen a late day wants none before it.
 *
 * @param named those that it names
 * @param free what is free, in its order
 */
export function oneMoreTime(
  named: readonly Slot[],
  free: readonly Slot[],
  preferredTime: string | undefined,
): Slot | undefined {
  const days = new Set(named.map(dayOfSlot));
  const otherDays = free.filter((slot) => !days.has(dayOfSlot(slot)));
  const after = otherDays.filter((slot) => [...days].every((day) => day < dayOfSlot(slot)));
  return [after, otherDays].flatMap((slots) =>
    [preferredTime, undefined].flatMap((time) => timesToOffer(slots, time, 1)),
  )[0];
}

/** Those that can be offered in the place of one of a letter's times: free, and apart from its others. */
export function choicesFor(
  time: Slot,
  named: readonly Slot[],
  free: readonly Slot[],
): readonly Slot[] {
  const others = named.filter(({ startsAt }) => startsAt !== time.startsAt);
  const isApart = (slot: Slot) =>
    others.every(
      ({ startsAt, endsAt }) =>
        Date.parse(slot.endsAt) <= Date.parse(startsAt) ||
        Date.parse(endsAt) <= Date.parse(slot.startsAt),
    );
  const isOwn = (slot: Slot) => slot.startsAt === time.startsAt;
  const all = free.some(isOwn) ? free : [time, ...free];
  return all.filter((slot) => isOwn(slot) || isApart(slot));
}

function isMorning(slot: Slot): boolean {
  return clockOfSlot(slot) < NOON;
}

/** A time that was taken since it was written down, and what takes its place; null where nothing does. */
export interface Replaced {
  readonly from: Slot;
  readonly to: Slot | null;
}

/**
 * Other times for those of a letter that were taken meanwhile: within their hours, on a day that the letter does not name yet where there is one.
 *
 * @param times those that the letter names
 * @param free what is free now, in its order
 */
export function replaceTaken(
  times: readonly Slot[],
  free: readonly Slot[],
  preferredTime: string | undefined,
): Replaced[] {
  const isIn = (slots: readonly Slot[], { startsAt }: Slot) =>
    slots.some((slot) => slot.startsAt === startsAt);
  const named = times.filter((time) => isIn(free, time));
  return times
    .filter((time) => !isIn(free, time))
    .map((from) => {
      const left = free.filter((slot) => !isIn(named, slot));
      const days = new Set(named.map(dayOfSlot));
      const otherDays = left.filter((slot) => !days.has(dayOfSlot(slot)));
      const to = [otherDays, left].flatMap((slots) => timesToOffer(slots, preferredTime, 1))[0];
      if (to !== undefined) named.push(to);
      return { from, to: to ?? null };
    });
}

/** Every time of a weekend that staff may write in, from tomorrow: within a day's own hours, and those of the week on a day by appointment, of which visitors are offered none. */
export function weekendSlots(
  rules: OpeningRules,
  event: EventType,
  now: Date,
  days: number,
): Slot[] {
  const { date } = wallClockAt(now, rules.timeZone);
  const weekend = Array.from({ length: days }, (_, ahead) => addDays(date, ahead + 1)).filter(
    (day) => isWeekend(day) && !rules.closures.includes(day),
  );
  return weekend.flatMap((day) => {
    const { opens, closes } = hoursOn(rules, day) ?? widestHours(rules);
    return diaryClocks(rules).flatMap((clock) => {
      const slot = diarySlot(rules, day, clock, EVENT_TYPES[event].durationMinutes);
      if (slot === undefined || clock < opens) return [];
      return clockOfSlot({ startsAt: slot.endsAt }) > closes ? [] : [slot];
    });
  });
}

/** Those that begin after a hold ends. One that begins just then is left out too: the letter, which says until when, would name it without offering it. */
export function afterHold(free: readonly Slot[], until: Date): Slot[] {
  return free.filter(({ startsAt }) => Date.parse(startsAt) > until.getTime());
}

/**
 * Until when times are held that are offered now: for 24 hours, to the next half-hour; where these end while we are closed, or just as we open, and
 * nobody has read an answer, until we close on the next day that we are open (docs/decisions/206-letters.md).
 */
export function heldUntil(now: Date, rules: OpeningRules): Date {
  const day = new Date(Math.ceil((now.getTime() + DAY_MS) / HALF_HOUR_MS) * HALF_HOUR_MS);
  const { date, time } = wallClockAt(day, rules.timeZone);
  const hours = hoursOn(rules, date);
  if (hours !== null && time > hours.opens && time <= hours.closes) return day;
  const next =
    hours !== null && time <= hours.opens ? { date, ...hours } : openDayFrom(rules, date, 1);
  return next === null ? day : momentOnWall(next.date, next.closes, rules.timeZone);
}

/** The latest moment that a letter of now, or one of before that is sent again, may hold its times until: one of before we open ends later than one of a little after. */
export function longestHold(now: Date, rules: OpeningRules): Date {
  const until = heldUntil(now, rules);
  const { date } = wallClockAt(until, rules.timeZone);
  const hours = hoursOn(rules, date);
  return hours === null ? until : momentOnWall(date, hours.closes, rules.timeZone);
}
