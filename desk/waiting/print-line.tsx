import { sayTime } from '../../domain/desk/time-words.ts';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import { sayLongDay } from '../diary/diary-words.ts';
import { nameAmongUs, useRoom } from '../room.ts';

/** What stands above a card on paper alone: who printed it and when, and what becomes of the sheet. */
export function PrintLine({ now }: { now: Date }) {
  const { people, person, practice } = useRoom();
  const { timeZone } = practice.opening;
  const { date } = wallClockAt(now, timeZone);
  return (
    <p className="print-line">
      Printed {sayLongDay(date)}, {date.slice(0, 'yyyy'.length)}, {sayTime(now, timeZone)} by{' '}
      {nameAmongUs(people, person)}; a time without a day is of that day. Shred after use.
    </p>
  );
}
