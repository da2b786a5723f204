const MONTHS_OF_A_YEAR = 12;
/** A leap day comes again after eight years at the latest (1896 to 1904, 2096 to 2104). */
const LEAP_DAY_YEARS = 8;

/** A day of the calendar, as `2028-02-29`. Days are counted as a calendar counts them: none has 23 or 25 hours. */
export type CalendarDay = string;

/**
 * A text as a day of the calendar.
 *
 * @returns null where it is none: not `YYYY-MM-DD` with a year of four digits, or a day that no calendar has, as `2027-02-29`
 */
export function readDay(text: string): CalendarDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : null;
}

/** The day of the same number so many months earlier; the last of its month where that month is shorter. */
export function monthsEarlier(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const monthsFromZero = year * MONTHS_OF_A_YEAR + (month - 1) - months;
  const first = Math.floor(monthsFromZero / MONTHS_OF_A_YEAR);
  const second = monthsFromZero - first * MONTHS_OF_A_YEAR + 1;
  return writeDay(first, second, Math.min(date, lastOfMonth(first, second)));
}

/** Day and month of a day that has passed, in the first year in which they are still to come. */
export function sameDayAhead(day: CalendarDay, today: CalendarDay): CalendarDay | null {
  const firstYear = Number(today.slice(0, 4));
  for (let year = firstYear; year <= firstYear + LEAP_DAY_YEARS; year += 1) {
    const candidate = readDay(`${year}${day.slice(4)}`);
    if (candidate !== null && candidate >= today) return candidate;
  }
  return null;
}

function lastOfMonth(year: number, month: number): number {
  return [31, 30, 29, 28].find((date) => readDay(writeDay(year, month, date)) !== null) ?? 28;
}

function writeDay(year: number, month: number, date: number): CalendarDay {
  const [y, m, d] = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ];
  return `${y}-${m}-${d}`;
}
