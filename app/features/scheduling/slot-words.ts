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

/** `8:00 AM`, in New York. */
export function clockOf(startsAt: string): string {
  return clock(NEW_YORK).format(new Date(startsAt));
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
  return (isSameDay ? clock(timeZone) : weekdayAndClock(timeZone)).format(moment);
}

/** `Tuesday, November 24`, from a calendar day. */
export function dayNameOf(day: string): string {
  return DAY_NAMES.format(new Date(day));
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

/** Whether a slot begins before noon in New York. */
export function isMorning(startsAt: string): boolean {
  return startsAt.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh'.length) < '12';
}
