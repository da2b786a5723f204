import { wallClockAt } from '../../../domain/practice/practice-clock.ts';

/** How times are said: always in Eastern Time, and in the visitor's own where that is another. */

const NEW_YORK = 'America/New_York';

/** What a language has of its own. */
export interface TimeSpeech {
  readonly locale: string;
  /** `18:00` as people say it, the number first and the rest behind spaces that no line's end parts. */
  clock(time: string): string;
  /** A calendar day, `2026-11-24`, in words. */
  dayName(day: string): string;
  /** What is read before a day's number in large letters, and after it. */
  around(weekday: string, month: string): [before: string, after: string];
  /** Between two times. */
  readonly to: string;
  /** A time with its zone. */
  zoned(clock: string): string;
  /** The visitor's own time, as such. */
  own(clock: string): string;
}

/** Days and times in a language; the examples are the English ones. */
export interface SlotWords {
  /** `8:00 AM`, in New York. */
  clockOf(startsAt: string): string;
  /**
   * The visitor's own time, `1:00 PM` or, on another day, `Tue 1:00 AM`; null where the visitor's clock shows what New York's does.
   *
   * @param timeZone the visitor's; the device's unless told
   */
  visitorClockOf(startsAt: string, timeZone?: string): string | null;
  /** `Tuesday, November 24`, from a calendar day. */
  dayNameOf(day: string): string;
  /** `Tue`, from a calendar day. */
  weekdayOf(day: string): string;
  /** `Nov 24`, from a calendar day. */
  shortDayOf(day: string): string;
  /** The parts of a calendar day in large letters, as it is read: `Tuesday, November`, `24`, and nothing. */
  dayPartsOf(day: string): [before: string, number: string, after: string];
  /**
   * `9:30 to 11:00 AM`, or `11:00 AM to 12:30 PM`, in New York.
   *
   * @param durationMinutes from the beginning to the end
   */
  clockRangeOf(startsAt: string, durationMinutes: number): string;
  /** `Tuesday, November 24, 8:00 AM Eastern Time`, with the visitor's own time where it is another. */
  wholeTimeOf(startsAt: string): string;
  /** `Tuesday, November 24, 8:00 AM Eastern Time`, of a moment in any writing. */
  easternMomentOf(moment: string): string;
}

/** Says days and times as a language does. */
export function createSlotWords({
  locale,
  clock,
  dayName,
  around,
  to,
  zoned,
  own,
}: TimeSpeech): SlotWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => made.format(new Date(day));
  };
  const weekdayOf = format({ weekday: 'short' });
  const longWeekdayOf = format({ weekday: 'long' });
  const monthOf = format({ month: 'long' });
  const clockOf = (startsAt: string) => clock(wallClockAt(new Date(startsAt), NEW_YORK).time);

  function visitorClockOf(startsAt: string, timeZone = deviceTimeZone()): string | null {
    const moment = new Date(startsAt);
    const here = wallClockAt(moment, NEW_YORK);
    const there = wallClockAt(moment, timeZone);
    if (there.date !== here.date) return `${weekdayOf(there.date)} ${clock(there.time)}`;
    return there.time === here.time ? null : clock(there.time);
  }

  function easternMomentOf(moment: string): string {
    const { date } = wallClockAt(new Date(moment), NEW_YORK);
    return `${dayName(date)}, ${zoned(clockOf(moment))}`;
  }

  return {
    clockOf,
    visitorClockOf,
    dayNameOf: dayName,
    weekdayOf,
    shortDayOf: format({ month: 'short', day: 'numeric' }),
    dayPartsOf: (day) => {
      const [before, after] = around(longWeekdayOf(day), monthOf(day));
      return [before, String(Number(day.slice('yyyy-mm-'.length))), after];
    },
    clockRangeOf: (startsAt, durationMinutes) => {
      const from = clockOf(startsAt);
      const end = clockOf(new Date(Date.parse(startsAt) + durationMinutes * 60_000).toISOString());
      const [number = '', half] = clockParts(from);
      return `${half === clockParts(end)[1] ? number : from} ${to} ${end}`;
    },
    wholeTimeOf: (startsAt) => {
      const words = easternMomentOf(startsAt);
      const visitors = visitorClockOf(startsAt);
      return visitors === null ? words : `${words} (${own(visitors)})`;
    },
    easternMomentOf,
  };
}

/** `8:00`, and `AM`. */
export function clockParts(clock: string): [number: string, half: string] {
  const [number = '', ...half] = clock.split(/\s/);
  return [number, half.join('\u00a0')];
}

/** The calendar day of a slot in New York, which its writing begins with. */
export function dayOf(startsAt: string): string {
  return startsAt.slice(0, 'yyyy-mm-dd'.length);
}

/** The device's own; New York's where it knows none: Chromium has a name for that which no format takes. */
function deviceTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? NEW_YORK : timeZone;
}
