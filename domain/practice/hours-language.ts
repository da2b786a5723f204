import { WEEKEND_HOURS, weekdayHours } from './hours-words.ts';
import type { OpeningState } from './opening-state.ts';
import { sayClock } from './practice-clock.ts';
import type { Practice } from './practice-schema.ts';
import { sayClosures, type WeekDay } from './week.ts';

/** How a language says the hours; what is true of them stands beside, and is the same in all. */
export interface HoursLanguage {
  readonly weekend: string;
  weekdays(hours: Pick<Practice['hours'], 'weekdays'>): string;
  dayName(day: WeekDay): string;
  dayState(day: WeekDay): string;
  /** What of a week is closed; null where nothing is. */
  closures(week: readonly WeekDay[]): string | null;
  openingNow(state: OpeningState): string;
}

export const HOURS_IN_ENGLISH: HoursLanguage = {
  weekend: WEEKEND_HOURS,
  weekdays: weekdayHours,
  dayName: ({ name }) => name,
  dayState: ({ state }) => state,
  closures: sayClosures,
  openingNow,
};

function openingNow({ isOpen, nextChange }: OpeningState): string {
  if (!nextChange) return 'Closed now';
  const time = sayClock(nextChange.time);
  if (isOpen) return `Open now, until ${time} New York time`;
  return `Closed now, opens ${nextChange.weekday ? `${nextChange.weekday} at ` : 'today at '}${time} New York time`;
}
