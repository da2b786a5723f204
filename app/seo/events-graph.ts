import page from 'content:page/community';
import practice from 'content:practice';
import type { Event } from 'schema-dts';
import { newYorkMoment, newYorkTimestamp } from '../../domain/validity/new-york-moment.ts';
import { PRACTICE_ID } from './business-graph.ts';

/**
 * The events of /community that are still to come and are held at the practice. What is held elsewhere is left out: without the address of its
 * place an event cannot be said where it is.
 */
export function eventsGraph(): Event[] {
  const own = new Set(page.places.filter((place) => place.isPractice).map(({ id }) => id));
  const at = (day: string, time: string) => newYorkTimestamp(newYorkMoment(day, time));
  return page.season.events
    .filter(({ place }) => own.has(place))
    .map(({ id, name, text, day, begins, ends }) => ({
      '@type': 'Event',
      '@id': `${practice.siteUrl}/community#${id}-${day}`,
      url: `${practice.siteUrl}/community#season`,
      name,
      description: text,
      startDate: at(day, begins),
      endDate: at(day, ends),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      isAccessibleForFree: true,
      location: { '@id': PRACTICE_ID },
      organizer: { '@id': PRACTICE_ID },
    }));
}
