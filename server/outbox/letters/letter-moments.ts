import { sayClock, wallClockAt, weekdayOf } from '../../../domain/practice/practice-clock.ts';
import {
  promisedTime,
  promiseWordsForLater,
  sayPromisedForLater,
} from '../../../domain/practice/promise.ts';
import { sayDate } from '../../../domain/practice/say-date.ts';
import type { OpeningRules } from '../../../domain/scheduling/slot.ts';
import { toEasternTime } from '../../answers/eastern-time.ts';
import type { ToldAppointment } from '../notice.ts';
import type { LetterMoment } from './letter.ts';

const WITH_YEAR = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const TIME_ZONE = 'America/New_York';

/** By when a request is answered; null where the practice stays closed for so long that no time is named. */
export function promisedMoment(opening: OpeningRules, askedAt: Date): LetterMoment | null {
  const promised = promisedTime(opening, askedAt);
  if (promised === null) return null;
  const { day, time, zone } = promiseWordsForLater(promised);
  return {
    said: `by ${sayPromisedForLater(promised)}`,
    // The weekday on a line of its own.
    lines: `by ${day}`.split(', ').map((part) => `${part},`),
    time,
    note: `${zone}. A person calls or writes, in the way you chose; at your best time, where you named one and it can be.`,
  };
}

/** When an appointment is, or was to be. */
export function appointmentMoment({ startsAt, endsAt, status }: ToldAppointment): LetterMoment {
  const { date, time } = wallClockAt(new Date(startsAt), TIME_ZONE);
  const end = sayClock(wallClockAt(new Date(endsAt), TIME_ZONE).time);
  return {
    said: toEasternTime(startsAt),
    lines: [`${weekdayOf(date)},`, `${sayDate(date, WITH_YEAR)},`],
    time: sayClock(time),
    note: `Eastern Time, until ${end}.`,
    isOver: status === 'cancelled',
  };
}
