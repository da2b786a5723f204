import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { rowsFor } from '../../domain/desk/diary-days.ts';
import { addDays, wallClockAt } from '../../domain/practice/practice-clock.ts';
import { dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import { RoomContext, useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';

/** As long as a time that was kept free lies in the diary after it: what is older asks for no rows. */
const ROWS_KEPT_DAYS = 60;

/** Gives the diary rows for all that lies in it: what was booked under other hours is seen, and can be changed. */
export function WithDiaryRules({ children }: { children: ReactNode }) {
  const room = useRoom();
  const { box, practice } = room;
  useSyncExternalStore(box.subscribe, box.version);
  const { opening } = practice;
  const first = addDays(wallClockAt(useNow(), opening.timeZone).date, -ROWS_KEPT_DAYS);
  const visits = box.cards.flatMap(({ row: { appointment } }) =>
    appointment === null || appointment.cancelledAt !== null ? [] : [appointment],
  );
  const lying = [...visits, ...box.blocks].filter((slot) => dayOfSlot(slot) >= first);
  const [before, setBefore] = useState(() => rowsFor(opening, lying));
  // None goes while somebody looks: what they have in hand is counted from the first.
  const { opens, closes } = rowsFor(opening, lying, before);
  if (opens !== before.opens || closes !== before.closes) setBefore({ opens, closes });
  const inRows = useMemo(() => {
    const rules = { ...opening, rows: { opens, closes } };
    return { ...room, practice: { ...practice, opening: rules } };
  }, [room, practice, opening, opens, closes]);
  return <RoomContext value={inRows}>{children}</RoomContext>;
}
