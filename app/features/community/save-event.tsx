import practice from 'content:practice';
import { useState } from 'react';
import { contactFactsOf } from '../../../domain/practice/contact-facts.ts';
import { withinLimit } from '../../request/time-limit.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { CommunityWords, Place, SeasonEvent } from './community-words.ts';

interface SaveEventProps {
  event: SeasonEvent;
  place: Place | undefined;
  season: CommunityWords['season'];
}

/** A button that makes an event's calendar file on the device. */
export function SaveEvent({ event, place, season }: SaveEventProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    try {
      const { eventCalendarOf } = await withinLimit(
        import('../../../domain/community/event-calendar.ts'),
      );
      const facts = contactFactsOf(practice);
      const where = {
        place: place?.isPractice ? `${facts.name}, ${facts.address}` : (place?.name ?? ''),
        note: season.calendarNote,
      };
      const file = eventCalendarOf(event, where, facts, new Date());
      saveFile(new Blob([file], { type: 'text/calendar' }), `${event.id}-${event.day}.ics`);
      setHasFailed(false);
    } catch {
      // The code that writes the file did not arrive; day and hours stand on the page.
      setHasFailed(true);
    }
  }

  return (
    <>
      <button className="quiet-button" type="button" data-replay="" onClick={() => void save()}>
        {season.calendar}
        <span className="visually-hidden">: {event.name}</span>
      </button>
      {hasFailed ? <p role="alert">{season.calendarFailed}</p> : null}
    </>
  );
}
