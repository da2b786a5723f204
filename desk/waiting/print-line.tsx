import { sayTime } from '../../domain/desk/time-words.ts';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import { sayLongDay } from '../diary/diary-words.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';

/** What stands above a card on paper alone: who printed it and when, and what becomes of the sheet. @param name of the card, for the log */
export function PrintLine({ name, now }: { name: string; now: Date }) {
  useWriteDownPrint('card', name);
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
