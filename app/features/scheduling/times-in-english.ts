import { sayClock } from '../../../domain/practice/practice-clock.ts';
import { createSlotWords } from './slot-words.ts';

/** The scheduler's days and times in English; imported by its English pages alone. */
export const TIMES_IN_ENGLISH = createSlotWords({
  locale: 'en-US',
  clock: sayClock,
  dayName: (day) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day)),
  around: (weekday, month) => [`${weekday}, ${month}`, ''],
  to: 'to',
  zoned: (clock) => `${clock} Eastern Time`,
  own: (clock) => `${clock} your time`,
});
