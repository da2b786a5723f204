import ical from 'ical-generator';
import type { ContactFacts } from '../practice/contact-facts.ts';
import { newYorkMoment } from '../validity/new-york-moment.ts';
import type { CommunityEvent } from './community-event.ts';

/**
 * An event as a calendar file (RFC 5545). Its UID is made of its id and its year: opening the file twice makes no second entry, an event whose
 * day is moved keeps its entry, and next year's has one of its own. Times are in UTC, which every calendar shows on its owner's clock. There
 * is no method, which would make it an invitation that needs an organizer (RFC 5546).
 *
 * @param place where it is, as the entry says it
 * @param note what holds for every event
 * @param madeAt when the file is made
 */
export function eventCalendarOf(
  { id, name, day, begins, ends, text }: CommunityEvent,
  { place, note }: { readonly place: string; readonly note: string },
  facts: Pick<ContactFacts, 'name' | 'phone' | 'siteUrl'>,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: facts.name, product: 'Community', language: 'EN' } });
  calendar.createEvent({
    id: `community-${id}-${day.slice(0, 4)}@${new URL(facts.siteUrl).hostname}`,
    start: newYorkMoment(day, begins),
    end: newYorkMoment(day, ends),
    stamp: madeAt,
    summary: name,
    location: place,
    description: `${text}\n${note}\n${facts.name}, ${facts.phone}`,
    url: `${facts.siteUrl}/community`,
  });
  return calendar.toString();
}
