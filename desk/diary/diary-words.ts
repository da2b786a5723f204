import type { Stretch } from '../../domain/desk/diary-days.ts';
import { clocksOf } from '../../domain/desk/diary-days.ts';
import { holidayName } from '../../domain/practice/holiday-name.ts';
import { isWorkday, sayClock, weekdayOf } from '../../domain/practice/practice-clock.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';

/** The visits, as the desk calls them. */
export const VISITS: Readonly<Record<EventType, string>> = {
  'smile-blueprint': 'Smile Blueprint',
  'virtual-consult': 'Virtual consult',
};

/** "December 2" */
export function sayDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** "Wednesday, December 2" */
export function sayLongDay(day: string): string {
  return `${weekdayOf(day)}, ${sayDate(day)}`;
}

/** "Wednesday, December 2, 10:00 AM" */
export function sayStart(rules: OpeningRules, stretch: Stretch): string {
  return `${sayLongDay(stretch.day)}, ${sayClock(clocksOf(rules, stretch).from)}`;
}

/** Why nobody is offered a time on a day; undefined on a day on which we open. */
export function sayClosed({ closures }: OpeningRules, day: string): string | undefined {
  if (closures.includes(day)) {
    const name = holidayName(day);
    return name === undefined ? 'We are closed' : `${name}: we are closed`;
  }
  return isWorkday(day, closures) ? undefined : 'By appointment only';
}

/** "10:00 AM to 11:30 AM" */
export function saySpan(rules: OpeningRules, stretch: Stretch): string {
  const { from, until } = clocksOf(rules, stretch);
  return `${sayClock(from)} to ${sayClock(until)}`;
}

/** "10", "noon" or "5:30": an hour in the margin of a day. */
export function sayHour(clock: string): string {
  if (clock === '12:00') return 'noon';
  return sayClock(clock)
    .replace(/\s[AP]M$/, '')
    .replace(/:00$/, '');
}
