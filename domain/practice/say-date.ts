const MONTH_AND_DAY: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' };

/** `2026-11-26` in English, as "November 26" or with the parts that are asked for. */
export function sayDate(date: string, parts = MONTH_AND_DAY): string {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
