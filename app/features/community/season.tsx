import { useRef } from 'react';
import { seasonYears } from '../../../domain/community/community-event.ts';
import { RichText } from '../../site/rich-text.tsx';
import type { CommunityWords } from './community-words.ts';
import { SeasonEntry } from './season-entry.tsx';
import { useRemainingEvents } from './use-remaining-events.ts';

type SeasonProps = Pick<CommunityWords, 'season' | 'places'>;

/** The dates, set like a season of concerts; past ones leave by themselves. */
export function Season({ season, places }: SeasonProps) {
  const list = useRef<HTMLDivElement>(null);
  const events = useRemainingEvents(season.events, list).toSorted((one, other) =>
    `${one.day} ${one.begins}`.localeCompare(`${other.day} ${other.begins}`),
  );
  const hasEvents = events.length > 0;
  return (
    <section className="season" id="season" aria-labelledby="season-heading">
      <div className="wrap">
        <div className="season-head">
          <h2 id="season-heading">
            {hasEvents ? (
              <>
                {season.heading}, <em>{seasonYears(events)}</em>
              </>
            ) : (
              season.none.heading
            )}
          </h2>
          {hasEvents ? <p>{season.text}</p> : null}
        </div>
        <div ref={list}>
          {hasEvents ? (
            <ol className="season-list">
              {events.map((event) => (
                <SeasonEntry key={`${event.id} ${event.day}`} {...{ event, places, season }} />
              ))}
            </ol>
          ) : (
            <div className="season-none">
              <RichText nodes={season.none.text} />
            </div>
          )}
        </div>
        {hasEvents ? <p className="season-note">{season.note}</p> : null}
      </div>
    </section>
  );
}
