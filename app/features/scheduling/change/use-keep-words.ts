import { useSchedulingLanguage } from '../scheduling-language.ts';
import { dayOf } from '../slot-words.ts';

/** What the button that keeps an appointment says, with the time that is kept: "Keep my time: Wed, Mar 10, 10:00 AM". */
export function useKeepWords(startsAt: string): string {
  const { words, times } = useSchedulingLanguage();
  const day = dayOf(startsAt);
  const time = `${times.weekdayOf(day)}, ${times.shortDayOf(day)}, ${times.clockOf(startsAt)}`;
  return words.change.keepTime.replace('{time}', time);
}
