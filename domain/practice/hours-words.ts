import type { OpeningRules } from '../scheduling/slot.ts';
import { usualWeek, type DayState } from './week.ts';

/** What is the same every week. */
export type UsualHours = Pick<OpeningRules, 'week'>;

/** What a language has for hours. */
interface HoursWords {
  /** A weekday in short, by its English name. */
  shortDay(name: string): string;
  /** `08:00` as people say it. */
  clock(time: string): string;
  stateName(state: DayState): string;
  /** From one weekday to another, by their English names. */
  span(first: string, last: string): string;
  and(parts: readonly string[]): string;
}

/** How the hours of a week are said; days that follow one another and have the same hours are said together. */
export interface SaidHours {
  /** A line each: "Mon-Fri 8:00 AM-6:00 PM" and "Sat-Sun by appointment only". */
  lines(hours: UsualHours): string[];
  /** When the practice is open, within a sentence: "Mon 10:00 AM-7:00 PM, Thu-Fri 8:00 AM-6:00 PM". */
  open(hours: UsualHours): string;
  /** "Sat-Sun by appointment only" */
  byAppointment(hours: UsualHours): string;
  /** On which days it is open: "Monday to Friday". */
  openDays(hours: UsualHours): string;
}

/** The hours in the words of a language. */
export function saidIn(words: HoursWords): SaidHours {
  const sayRun = ([first, last]: Run): string => {
    const days = [...new Set([first.name, last.name])].map((name) => words.shortDay(name));
    const { hours, state } = first;
    const said = hours
      ? `${words.clock(hours.opens)}-${words.clock(hours.closes)}`
      : words.stateName(state);
    return `${days.join('-')} ${said}`;
  };
  const sayAll = (hours: UsualHours, state: DayState): string =>
    runsOf(hours, sayHours)
      .filter(([first]) => first.state === state)
      .map(sayRun)
      .join(', ');
  return {
    lines: (hours) =>
      runsOf(hours, sayHours)
        .map(sayRun)
        .map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
    open: (hours) => sayAll(hours, 'open'),
    byAppointment: (hours) => sayAll(hours, 'by appointment'),
    openDays: (hours) =>
      words.and(
        runsOf(hours, ({ state }) => state)
          .filter(([first]) => first.state === 'open')
          .map(([first, last]) => words.span(first.name, last.name)),
      ),
  };
}

const sayHours = ({ state, hours }: Day): string => `${state} ${hours?.opens}-${hours?.closes}`;

/** The days of the weekend that are by appointment alone, by their English names: one or both. */
export function daysByAppointment(hours: UsualHours): string[] {
  return usualWeek(hours).flatMap(({ name, state }) => (state === 'by appointment' ? [name] : []));
}

type Day = ReturnType<typeof daysOf>[number];

function daysOf({ week }: UsualHours) {
  return usualWeek({ week }).map(({ name, state }, at) => ({
    name,
    state,
    hours: week[at] ?? null,
  }));
}

/** The first and the last of days that follow one another and are alike. */
type Run = readonly [first: Day, last: Day];

function runsOf(hours: UsualHours, keyOf: (day: Day) => string): Run[] {
  const runs: Run[] = [];
  for (const day of daysOf(hours)) {
    const run = runs.at(-1);
    if (run !== undefined && keyOf(run[0]) === keyOf(day)) runs[runs.length - 1] = [run[0], day];
    else runs.push([day, day]);
  }
  return runs;
}
