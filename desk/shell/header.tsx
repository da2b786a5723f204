import { useAddress } from '../address.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { DeskName } from './arches.tsx';
import { follow, isAt, PLACES, useWaitingCount } from './place-links.ts';
import './header.css';

interface HeaderProps {
  query: string;
  onQuery: (query: string) => void;
  isNearLock: boolean;
  onLock: () => void;
  onMap: () => void;
}

/** Name, places, find, the time, who sits here, the lock. */
export function Header({ query, onQuery, isNearLock, onLock, onMap }: HeaderProps) {
  const { practice, people, person } = useRoom();
  const address = useAddress();
  const count = useWaitingCount();
  const now = useNow();
  const { timeZone } = practice.opening;
  const clock = now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const [time, half] = clock.split(/\s/);
  const day = now.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  return (
    <header className="head">
      <a className="head-home" href="/" onClick={follow}>
        <DeskName practice={practice.name} />
      </a>
      <nav className="places" aria-label="The desk">
        {PLACES.map(({ address: to, title }) => (
          <a
            key={to}
            href={to}
            onClick={follow}
            {...(isAt(to, address) ? { 'aria-current': 'page' } : {})}
          >
            {title}
            {to === '/' && count > 0 ? <span className="places-count">{count}</span> : null}
          </a>
        ))}
      </nav>
      <label className="find">
        <span className="visually-hidden">Find a name, a word, a number</span>
        <input
          id="find"
          type="search"
          autoComplete="off"
          placeholder="Find a name, a word, a number"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <p className="head-time">
        <b>{time}</b> {half}
        <br />
        <span className="small">{day}</span>
      </p>
      <p className="head-who" role="status">
        {isNearLock ? 'Locks in a minute' : nameAmongUs(people, person)}
      </p>
      <button className="head-button map-button" type="button" onClick={onMap}>
        Keys <kbd aria-hidden="true">?</kbd>
      </button>
      <button className="head-button" type="button" onClick={onLock}>
        Lock <kbd aria-hidden="true">L</kbd>
      </button>
    </header>
  );
}
