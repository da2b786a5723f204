import type { Temporal } from 'temporal-polyfill';
import { epochOf, readMoment, type CalendarMoment } from './calendar-moment.ts';

/** What of a recurrence rule (RFC 5545, 3.3.10) is read here. */
interface Rule {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number;
  /** Milliseconds of the epoch. */
  readonly untilMs: number;
  readonly byDay: readonly { readonly weekday: number; readonly nth: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPosition: readonly number[];
  /** 1 for Monday. */
  readonly weekBegins: number;
}

const READ_PARTS = new Set(
  'FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST'.split(' '),
);
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const WEEK_DAYS = 7;
/** As many turns of a rule as are looked at; whoever recurs more often is not read. Strangers may send invitations into a calendar. */
const TURNS_LIMIT = 1_000;

/**
 * The days on which an event recurs, from its first one on.
 *
 * Read are daily, weekly, monthly and yearly rules with INTERVAL, COUNT, UNTIL, WKST, BYDAY, BYMONTHDAY, BYMONTH and BYSETPOS, which is what
 * calendar programs make. Looking is bounded, whatever the rule says.
 *
 * @param start the first occurrence, which always counts
 * @param window the first and the last day that matter
 * @returns undefined for a rule that is not read
 */
export function recurringDays(
  text: string,
  start: CalendarMoment,
  window: { from: Temporal.PlainDate; until: Temporal.PlainDate },
): Temporal.PlainDate[] | undefined {
  const rule = readRule(text, start);
  if (rule === undefined) return undefined;
  const days = [start.day];
  // A rule that is counted begins at its first turn; any other may begin shortly before the window.
  const first = rule.count === Infinity ? turnsUntil(rule, start.day, window.from) : 0;
  for (let turn = first; turn <= first + TURNS_LIMIT; turn += 1) {
    if (days.length >= rule.count) return days;
    const begins = turnBegins(rule, start.day, turn);
    if (begins.since(window.until).sign > 0) return days;
    for (const day of daysOfTurn(rule, start.day, begins)) {
      if (day.since(start.day).sign <= 0) continue;
      const isOver = rule.untilMs < Infinity && epochOf({ ...start, day }) > rule.untilMs;
      if (isOver || days.length >= rule.count) return days;
      days.push(day);
    }
  }
  return undefined;
}

function readRule(text: string, start: CalendarMoment): Rule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter((part) => part !== '')
      .map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? ''] as const),
  );
  if ([...parts.keys()].some((name) => !READ_PARTS.has(name))) return undefined;
  const every = parts.get('FREQ');
  if (every !== 'DAILY' && every !== 'WEEKLY' && every !== 'MONTHLY' && every !== 'YEARLY') {
    return undefined;
  }
  const until = parts.get('UNTIL');
  const end = until === undefined ? undefined : readMoment(until, start.zone);
  if (until !== undefined && end === undefined) return undefined;
  const weekBegins = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO') + 1;
  const interval = numbersIn(parts.get('INTERVAL') ?? '1', 1, 1_000);
  const count = numbersIn(parts.get('COUNT') ?? '', 1, TURNS_LIMIT);
  const byDay = weekdaysIn(parts.get('BYDAY') ?? '');
  const byMonthDay = numbersIn(parts.get('BYMONTHDAY') ?? '', -31, 31);
  const byMonth = numbersIn(parts.get('BYMONTH') ?? '', 1, 12);
  const bySetPosition = numbersIn(parts.get('BYSETPOS') ?? '', -366, 366);
  if (!interval || !count || !byDay || !byMonthDay || !byMonth || !bySetPosition) return undefined;
  const isInMonth = every === 'MONTHLY' || (every === 'YEARLY' && byMonth.length > 0);
  const hasNth = byDay.some(({ nth }) => nth !== 0);
  // The twentieth Monday of a year is nobody's appointment; the 15th of every month, said so, hardly anybody's.
  if (
    weekBegins === 0 ||
    (hasNth && !isInMonth) ||
    (every === 'YEARLY' && byDay.length + byMonthDay.length > 0 && !isInMonth)
  )
    return undefined;
  if (every === 'WEEKLY' && (byMonthDay.length > 0 || bySetPosition.length > 0)) return undefined;
  if (every === 'DAILY' && bySetPosition.length > 0) return undefined;
  return {
    every,
    interval: interval[0] ?? 1,
    count: count[0] ?? Infinity,
    // A day as an end is a whole one.
    untilMs:
      end === undefined
        ? Infinity
        : epochOf(end.clock === null ? { ...end, day: end.day.add({ days: 1 }) } : end) -
          (end.clock === null ? 1 : 0),
    byDay,
    byMonthDay,
    byMonth,
    bySetPosition,
    weekBegins,
  };
}

/** Whole numbers with commas between them, none of them zero; undefined where one is not. */
function numbersIn(text: string, least: number, most: number): number[] | undefined {
  if (text === '') return [];
  const numbers = text.split(',').map((part) => (/^[+-]?\d{1,4}$/.test(part) ? Number(part) : NaN));
  return numbers.every((one) => one >= least && one <= most && one !== 0) ? numbers : undefined;
}

function weekdaysIn(text: string): Rule['byDay'] | undefined {
  if (text === '') return [];
  const days = text.split(',').map((part) => {
    const [, nth = '', name = ''] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(part) ?? [];
    return { weekday: WEEKDAYS.indexOf(name) + 1, nth: Number(nth) };
  });
  return days.every(({ weekday }) => weekday > 0) ? days : undefined;
}

/** How many turns lie before a day, but for one that may reach over it. */
function turnsUntil(
  { every, interval }: Rule,
  start: Temporal.PlainDate,
  day: Temporal.PlainDate,
): number {
  const { days, months, years } = {
    days: start.until(day).days,
    months: start.until(day, { largestUnit: 'months' }).months,
    years: start.until(day, { largestUnit: 'years' }).years,
  };
  const units = { DAILY: days, WEEKLY: days / WEEK_DAYS, MONTHLY: months, YEARLY: years }[every];
  return Math.max(0, Math.floor(units / interval) - 1);
}

/** The first day of a turn: the day itself, or that of its week, month or year. */
function turnBegins(
  { every, interval, weekBegins }: Rule,
  start: Temporal.PlainDate,
  turn: number,
): Temporal.PlainDate {
  const ahead = turn * interval;
  switch (every) {
    case 'DAILY':
      return start.add({ days: ahead });
    case 'WEEKLY': {
      const sinceBegin = (start.dayOfWeek - weekBegins + WEEK_DAYS) % WEEK_DAYS;
      return start.subtract({ days: sinceBegin }).add({ weeks: ahead });
    }
    case 'MONTHLY':
      return start.with({ day: 1 }).add({ months: ahead });
    case 'YEARLY':
      return start.with({ month: 1, day: 1 }).add({ years: ahead });
  }
}

/** The days of one turn, in their order. */
function daysOfTurn(
  rule: Rule,
  start: Temporal.PlainDate,
  begins: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const { every, byDay, byMonth, byMonthDay } = rule;
  const isMonth = (day: Temporal.PlainDate) => byMonth.length === 0 || byMonth.includes(day.month);
  if (every === 'DAILY') {
    const isDay =
      (byDay.length === 0 || byDay.some(({ weekday }) => weekday === begins.dayOfWeek)) &&
      (byMonthDay.length === 0 || isMonthDay(begins, byMonthDay));
    return isDay && isMonth(begins) ? [begins] : [];
  }
  if (every === 'WEEKLY') {
    const weekdays = byDay.length === 0 ? [start.dayOfWeek] : byDay.map(({ weekday }) => weekday);
    return Array.from({ length: WEEK_DAYS }, (_, days) => begins.add({ days })).filter(
      (day) => weekdays.includes(day.dayOfWeek) && isMonth(day),
    );
  }
  const months =
    every === 'MONTHLY'
      ? isMonth(begins)
        ? [begins]
        : []
      : (byMonth.length === 0 ? [start.month] : byMonth)
          .toSorted((a, b) => a - b)
          .map((month) => begins.with({ month }));
  return atPositions(
    months.flatMap((month) => daysOfMonth(rule, start, month)),
    rule.bySetPosition,
  );
}

function daysOfMonth(
  { byDay, byMonthDay }: Rule,
  start: Temporal.PlainDate,
  first: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const all = Array.from({ length: first.daysInMonth }, (_, days) => first.add({ days }));
  if (byDay.length === 0 && byMonthDay.length === 0) {
    // The 31st of a month that has none is left out.
    return all.filter(({ day }) => day === start.day);
  }
  return all.filter(
    (day) =>
      (byMonthDay.length === 0 || isMonthDay(day, byMonthDay)) &&
      (byDay.length === 0 || byDay.some((wanted) => isNthWeekday(day, wanted))),
  );
}

function isMonthDay(day: Temporal.PlainDate, wanted: readonly number[]): boolean {
  return wanted.includes(day.day) || wanted.includes(day.day - day.daysInMonth - 1);
}

/** Whether a day is, say, the second Monday of its month, or the last Friday. */
function isNthWeekday(
  day: Temporal.PlainDate,
  { weekday, nth }: { weekday: number; nth: number },
): boolean {
  if (day.dayOfWeek !== weekday) return false;
  if (nth === 0) return true;
  const fromStart = Math.ceil(day.day / WEEK_DAYS);
  const fromEnd = -Math.ceil((day.daysInMonth - day.day + 1) / WEEK_DAYS);
  return nth === fromStart || nth === fromEnd;
}

function atPositions(
  days: readonly Temporal.PlainDate[],
  positions: readonly number[],
): Temporal.PlainDate[] {
  if (positions.length === 0) return [...days];
  return days.filter((_, at) => positions.includes(at + 1) || positions.includes(at - days.length));
}
