import type { OpeningRules } from '../scheduling/slot.ts';
import type { Practice } from './practice-schema.ts';

/** When the practice is open, wherever it schedules. */
export function openingHoursOf({
  hours,
  closures,
}: Pick<Practice, 'hours' | 'closures'>): OpeningRules {
  const { opens, closes } = hours.weekdays;
  return { timeZone: hours.timeZone, weekdays: { opens, closes }, closures };
}
