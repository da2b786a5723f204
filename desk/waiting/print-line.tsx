import { nameAmongUs, useRoom } from '../room.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';
import { sayPrinted } from './print-words.ts';

/** What stands above a card on paper alone: who printed it and when, and what becomes of the sheet. @param name of the card, for the log */
export function PrintLine({ name, now }: { name: string; now: Date }) {
  useWriteDownPrint('card', name);
  const { people, person, practice } = useRoom();
  return (
    <p className="print-line">
      {sayPrinted(now, practice.opening.timeZone)} by {nameAmongUs(people, person)}; a time without
      a day is of that day. Shred after use.
    </p>
  );
}
