import { entriesCalendarOf } from '../calendar/entries-calendar.ts';
import type { ContactFacts } from '../practice/contact-facts.ts';
import { newYorkMoment } from '../validity/new-york-moment.ts';
import type { CommunityEvent } from './community-event.ts';

/**
 * An event as a calendar file. Its UID is made of its id and its year: an event whose day is moved keeps its entry, and next year's has one of
 * its own.
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
  const entry = {
    id: `community-${id}-${day.slice(0, 4)}`,
    when: { start: newYorkMoment(day, begins), end: newYorkMoment(day, ends) },
    summary: name,
    place,
    text: `${text}\n${note}`,
  };
  return entriesCalendarOf({ name: 'Community', path: '/community' }, [entry], facts, madeAt);
}
