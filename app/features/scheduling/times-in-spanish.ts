import {
  clockInSpanish,
  dateInSpanish,
  dayInSpanish,
} from '../../../domain/practice/hours-in-spanish.ts';
import { weekdayOf } from '../../../domain/practice/practice-clock.ts';
import { createSlotWords } from './slot-words.ts';

/** The scheduler's days and times in Spanish; imported by its Spanish page alone. */
export const TIMES_IN_SPANISH = createSlotWords({
  locale: 'es-US',
  clock: clockInSpanish,
  dayName: (day) => `${dayInSpanish(weekdayOf(day))} ${dateInSpanish(day)}`,
  around: (weekday, month) => [weekday, `de ${month}`],
  to: 'a',
  zoned: (clock) => `${clock}, hora del Este`,
  own: (clock) => `${clock}, su hora`,
});
