import { sayHours } from '../../../domain/community/community-event.ts';
import { sayDate } from '../../../domain/practice/say-date.ts';
import { withinSentence, type CommunityWords } from './community-words.ts';
import { SaveEvent } from './save-event.tsx';
import type { RemainingEvent } from './use-remaining-events.ts';

interface SeasonEntryProps {
  event: RemainingEvent;
  places: CommunityWords['places'];
  season: CommunityWords['season'];
}

const PARTS = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

/** One date: its day as a large figure, what is on, when and where. */
export function SeasonEntry({ event, places, season }: SeasonEntryProps) {
  const at = places.findIndex(({ id }) => id === event.place);
  const place = places[at];
  const part = (options: Intl.DateTimeFormatOptions) => sayDate(event.day, options);
  return (
    <li data-over={event.isOver ? '' : undefined}>
      <time dateTime={event.day}>
        <span className="visually-hidden">{part(PARTS)}</span>
        <span className="season-month" aria-hidden="true">
          <span>{part({ month: 'long' })}</span> <span>{part({ weekday: 'long' })}</span>
        </span>
        <span className="season-day" aria-hidden="true">
          {part({ day: 'numeric' })}
        </span>
      </time>
      <h3>{event.name}</h3>
      <div className="season-words">
        <p className="season-hours">{event.isOver ? season.isOver : sayHours(event)}</p>
        {place ? (
          <p className="season-place">
            <a href={`#${place.id}`}>
              {season.place
                .replace('{number}', String(at + 1))
                .replace('{place}', () => withinSentence(place.name))}
            </a>
          </p>
        ) : null}
        <p>{event.text}</p>
        {/* Over, it keeps its room: nothing below may move. */}
        <div className="season-save">
          <SaveEvent event={event} place={place} season={season} />
        </div>
      </div>
    </li>
  );
}
