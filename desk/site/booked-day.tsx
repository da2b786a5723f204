import { useSyncExternalStore } from 'react';
import { sayCalendarDay } from '../../domain/desk/say-values.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { countVisitsOn } from './visits-on.ts';

/** That somebody comes on a day which is about to be closed; nothing where nobody does. */
export function BookedDay({ day }: { day: string }) {
  const { box } = useRoom();
  useSyncExternalStore(box.subscribe, box.version);
  const count = countVisitsOn(
    box.cards.map(({ row }) => row),
    day,
  );
  if (count === 0) return null;
  return (
    <p className="site-warning">
      {sayCalendarDay(day)} has {count === 1 ? 'one visit' : `${count} visits`}, which{' '}
      {count === 1 ? 'stays' : 'stay'} until you move or cancel {count === 1 ? 'it' : 'them'}.{' '}
      <a href={`/diary?day=${day}`} onClick={follow}>
        Open the day in the diary
      </a>
    </p>
  );
}
