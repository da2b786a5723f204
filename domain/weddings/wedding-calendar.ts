import { entriesCalendarOf } from '../calendar/entries-calendar.ts';
import type { ContactFacts } from '../practice/contact-facts.ts';
import { beginBy, canBegin, type Visits, type WorkBefore } from './begin-by.ts';
import { type CalendarDay } from './calendar-day.ts';

/** What has to begin some time before the day. */
export interface WeddingStep extends WorkBefore {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What the entries say beside the steps' own words. */
export interface CalendarWords {
  /** Before the title of a step. */
  readonly begin: string;
  /** The entry of the day itself. */
  readonly day: string;
  readonly dayText: string;
}

/** The name of the day's own entry; no step may have it. */
export const DAY_ID = 'the-day';

/**
 * The steps that can still begin, and the day, as a calendar file: one entry each, as long as a day, which leaves its day free. An entry's UID is
 * made of its step and the day, so that two weddings keep apart.
 *
 * @param madeAt when the file is made
 */
export function weddingCalendarOf(
  { day, visits }: { readonly day: CalendarDay; readonly visits: Visits },
  steps: readonly WeddingStep[],
  words: CalendarWords,
  facts: Pick<ContactFacts, 'name' | 'phone' | 'siteUrl'>,
  madeAt: Date,
): string {
  const entryOf = (id: string, on: CalendarDay, summary: string, text: string) => ({
    id: `wedding-${day}-${id}`,
    when: { day: on },
    summary,
    text,
  });
  const inTime = steps
    .filter((step) => canBegin(step, day, visits))
    .map((step) => ({ ...step, on: beginBy(step, day, visits.rules) }))
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ id, on, title, text }) => entryOf(id, on, `${words.begin}${title}`, text));
  const entries = [...inTime, entryOf(DAY_ID, day, words.day, words.dayText)];
  return entriesCalendarOf({ name: 'Weddings', path: '/weddings' }, entries, facts, madeAt);
}
