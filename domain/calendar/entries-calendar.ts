import ical, { ICalEventTransparency } from 'ical-generator';
import type { ContactFacts } from '../practice/contact-facts.ts';
import { addDays } from '../practice/practice-clock.ts';

/** A date that a visitor keeps. */
export interface DatedEntry {
  /** One of a kind; the same date has the same one in every file. */
  readonly id: string;
  readonly summary: string;
  readonly text: string;
  readonly place?: string;
  /** A whole day, as 2027-02-06, which stays free; or from one moment to another. */
  readonly when: { readonly day: string } | { readonly start: Date; readonly end: Date };
}

/**
 * Dates that a page offers, as a calendar file (RFC 5545): lines folded, texts escaped, times in UTC, which every calendar shows on its owner's
 * clock. An entry's UID is its id, so that opening a file twice makes no second entry. There is no method, which would make it an invitation
 * that needs an organizer (RFC 5546). Every entry ends with whom to call.
 *
 * @param page what the page is called, and its path
 * @param madeAt when the file is made
 */
export function entriesCalendarOf(
  page: { readonly name: string; readonly path: string },
  entries: readonly DatedEntry[],
  facts: Pick<ContactFacts, 'name' | 'phone' | 'siteUrl'>,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: facts.name, product: page.name, language: 'EN' } });
  const host = new URL(facts.siteUrl).hostname;
  for (const { id, summary, text, place, when } of entries) {
    calendar.createEvent({
      id: `${id}@${host}`,
      ...timeOf(when),
      stamp: madeAt,
      summary,
      location: place ?? null,
      description: `${text}\n${facts.name}, ${facts.phone}`,
      url: `${facts.siteUrl}${page.path}`,
    });
  }
  return calendar.toString();
}

function timeOf(when: DatedEntry['when']) {
  if ('start' in when) return when;
  return {
    start: startOf(when.day),
    end: startOf(addDays(when.day, 1)),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** The library writes a day as it is in UTC. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
