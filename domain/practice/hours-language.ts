import { daysByAppointment, saidIn, type SaidHours, type UsualHours } from './hours-words.ts';
import type { OpeningState } from './opening-state.ts';
import { sayClock } from './practice-clock.ts';
import { isWithinAWeek, sayDayAhead, sayWithWeekday } from './say-date.ts';
import { closuresOf, type WeekDay } from './week.ts';

/** How a language says the hours; what is true of them stands beside, and is the same in all. */
export interface HoursLanguage extends SaidHours {
  /** "Weekends are by appointment only." */
  weekendRule(hours: UsualHours): string;
  dayName(day: WeekDay): string;
  dayState(day: WeekDay): string;
  /** What of a week is closed beside its hours; null where nothing is. */
  closures(week: readonly WeekDay[]): string | null;
  /** A date takes the place of the clock: both would be too long for one line, and a week ahead nobody asks for the hour. */
  openingNow(state: OpeningState): string;
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
const SHORT = 'Mon'.length;

export const HOURS_IN_ENGLISH: HoursLanguage = {
  ...saidIn({
    shortDay: (name) => name.slice(0, SHORT),
    clock: sayClock,
    stateName: (state) => (state === 'by appointment' ? 'by appointment only' : state),
    span: (first, last) => (first === last ? first : `${first} to ${last}`),
    and: (parts) => LIST.format(parts),
  }),
  weekendRule,
  dayName: ({ name }) => name,
  dayState: ({ state }) => state,
  closures,
  openingNow,
};

/** Weekends are a request, not a time that can be booked (product 7.5), but for a day of them with hours. */
function weekendRule(hours: UsualHours): string {
  const [day, other] = daysByAppointment(hours);
  return `${other === undefined ? `${day}s` : 'Weekends'} are by appointment only.`;
}

function closures(week: readonly WeekDay[]): string | null {
  const closed = closuresOf(week);
  if (closed.length === 0) return null;
  return `Closed on ${LIST.format(closed.map(sayWithWeekday))}.`;
}

function openingNow({ isOpen, nextChange }: OpeningState): string {
  if (!nextChange) return 'Closed now';
  const time = `${sayClock(nextChange.time)} New York time`;
  if (isOpen) return `Open now, until ${time}`;
  const day = nextChange.daysAhead ? sayDayAhead(nextChange) : 'today';
  return `Closed now, opens ${day}${isWithinAWeek(nextChange) ? ` at ${time}` : ''}`;
}
