import { useSyncExternalStore } from 'react';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { useNow } from '../use-now.ts';
import { daysOutside } from './visits-on.ts';

interface BookedOutsideProps {
  /** Which hours, where they do not stand beside it. */
  hoursOf?: string;
  /** The weekday's field. */
  path: string;
  hours: string;
  /** Those that visitors know of. */
  former: string;
}

/** That somebody comes at a time which new hours leave out; nothing where nobody does. */
export function BookedOutside({ hoursOf, path, hours, former }: BookedOutsideProps) {
  const { box } = useRoom();
  useSyncExternalStore(box.subscribe, box.version);
  const now = useNow();
  const rows = box.cards.map(({ row }) => row);
  const days = daysOutside(rows, path, { hours, former }, now);
  const [first] = days;
  if (first === undefined) return null;
  const isOne = days.length === 1;
  return (
    <p className="site-warning">
      {isOne ? 'One visit lies' : `${days.length} visits lie`} outside {hoursOf ?? 'these hours'},
      and {isOne ? 'stays until you move or cancel it' : 'stay until you move or cancel them'}.{' '}
      <a href={`/diary?day=${first}`} onClick={follow}>
        Open {isOne ? 'the day' : 'the first day'} in the diary
      </a>
    </p>
  );
}
