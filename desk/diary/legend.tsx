import { EVENT_NAMES, EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { VISITS } from './diary-words.ts';

/** What the edges of slips mean. @param hasOwn whether a calendar of our own is read */
export function Legend({ hasOwn }: { hasOwn: boolean }) {
  return (
    <ul className="legend">
      <li>
        <i className="legend-offered" />
        Visitors can book here
      </li>
      {EVENT_NAMES.toReversed().map((name) => (
        <li key={name}>
          <i className={`legend-${name}`} />
          {VISITS[name]}, {EVENT_TYPES[name].durationMinutes} min
        </li>
      ))}
      <li>
        <i className="legend-kept" />
        Blocked, seen by us alone
      </li>
      <li>
        <i className="legend-held" />
        Offered in a letter, and held
      </li>
      {hasOwn ? (
        <li>
          <i className="legend-own" />
          Busy in our own calendar, not offered
        </li>
      ) : null}
    </ul>
  );
}
