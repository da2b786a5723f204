import { joinClock } from '../../../domain/practice/practice-clock.ts';

/** How times are said: always in Eastern Time, and in the visitor's own where that is another. */

const NEW_YORK = 'America/New_York';

const clock = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });

const weekdayAndClock = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });

const wholeMoment = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  });

const DAY_NAMES = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const SHORT_DAYS = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `8:00 AM`, in New York. */
export function clockOf(startsAt: string): string {
  return joinClock(clock(NEW_YORK).format(new Date(startsAt)));
}

/**
 * The visitor's own time, `1:00 PM` or, on another day, `Tue, 1:00 AM`; null where the visitor's clock shows what New York's does.
 *
 * @param timeZone the visitor's; the device's unless told
 */
export function visitorClockOf(startsAt: string, timeZone?: string): string | null {
  const moment = new Date(startsAt);
  if (wholeMoment(timeZone).format(moment) === wholeMoment(NEW_YORK).format(moment)) return null;
  const isSameDay =
    weekdayAndClock(timeZone).format(moment).slice(0, 3) ===
    weekdayAndClock(NEW_YORK).format(moment).slice(0, 3);
  return joinClock((isSameDay ? clock(timeZone) : weekdayAndClock(timeZone)).format(moment));
}

/** `Tuesday, November 24`, from a calendar day. */
export function dayNameOf(day: string): string {
  return DAY_NAMES.format(new Date(day));
}

/** `Nov 24`, from a calendar day. */
export function shortDayOf(day: string): string {
  return SHORT_DAYS.format(new Date(day));
}

/** The parts of a calendar day in large letters: `24`, and `Tuesday, November`. */
export function dayPartsOf(day: string): { number: string; name: string } {
  const number = String(Number(day.slice('yyyy-mm-'.length)));
  const words = dayNameOf(day);
  return { number, name: words.slice(0, words.lastIndexOf(' ')) };
}

/**
 * `9:30 to 11:00 AM`, or `11:00 AM to 12:30 PM`, in New York.
 *
 * @param durationMinutes from the beginning to the end
 */
export function clockRangeOf(startsAt: string, durationMinutes: number): string {
  const from = clockOf(startsAt);
  const to = clockOf(new Date(Date.parse(startsAt) + durationMinutes * 60_000).toISOString());
  const isSamePart = from.slice(-2) === to.slice(-2);
  return `${isSamePart ? from.slice(0, -3) : from} to ${to}`;
}

/** `Tuesday, November 24, 8:00 AM Eastern Time`, with the visitor's own time where it is another. */
export function wholeTimeOf(startsAt: string): string {
  const own = visitorClockOf(startsAt);
  const words = `${dayNameOf(dayOf(startsAt))}, ${clockOf(startsAt)} Eastern Time`;
  return own === null ? words : `${words} (${own} your time)`;
}

/** `Tuesday, November 24, 8:00 AM Eastern Time`, of a moment in any writing. */
export function easternMomentOf(moment: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: NEW_YORK,
  }).format(new Date(moment));
  return `${day}, ${clockOf(moment)} Eastern Time`;
}

/** The calendar day of a slot in New York, which its writing begins with. */
export function dayOf(startsAt: string): string {
  return startsAt.slice(0, 'yyyy-mm-dd'.length);
}
