import type { DayHours, OpeningRules } from '../scheduling/slot.ts';
import type { Practice } from './practice-schema.ts';

/** When the practice is open, wherever it schedules. */
export function openingHoursOf({
  hours,
  closures,
}: Pick<Practice, 'hours' | 'closures'>): OpeningRules {
  const { timeZone, monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday].map(readHours);
  return { timeZone, week, closures };
}

/** `08:00-18:00`; a word instead of it is no hours. */
function readHours(written: string): DayHours | null {
  const [opens = '', closes] = written.split('-');
  return closes === undefined ? null : { opens, closes };
}
