import { EVENT_NAMES, EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { VISITS } from './diary-words.ts';

/** What the edges of slips mean. */
export function Legend() {
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
        Kept free, seen by us alone
      </li>
    </ul>
  );
}
