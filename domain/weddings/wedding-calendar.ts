import ical, { ICalEventTransparency } from 'ical-generator';
import { addDays } from '../practice/practice-clock.ts';
import type { ContactFacts } from '../practice/contact-facts.ts';
import { type CalendarDay } from './calendar-day.ts';
import { dayBefore, isInTime, type TimeBefore } from './ribbon.ts';

/** What has to begin some time before the day. */
export interface WeddingStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly before: TimeBefore;
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
 * The steps that can still begin, and the day, as a calendar file (RFC 5545): one entry each, as long as a day, which leaves its day free. An
 * entry's UID is made of its step and the day, so that opening the file twice makes no second entry, and that two weddings keep apart.
 *
 * @param madeAt when the file is made
 */
export function weddingCalendarOf(
  { day, today }: { readonly day: CalendarDay; readonly today: CalendarDay },
  steps: readonly WeddingStep[],
  words: CalendarWords,
  facts: Pick<ContactFacts, 'name' | 'phone' | 'siteUrl'>,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: facts.name, product: 'Weddings', language: 'EN' } });
  const host = new URL(facts.siteUrl).hostname;
  const addEntry = (id: string, on: CalendarDay, summary: string, text: string) =>
    calendar.createEvent({
      id: `wedding-${day}-${id}@${host}`,
      start: startOf(on),
      end: startOf(addDays(on, 1)),
      allDay: true,
      stamp: madeAt,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      description: `${text}\n${facts.name}, ${facts.phone}`,
      url: `${facts.siteUrl}/weddings`,
    });

  const inTime = steps
    .filter(({ before }) => isInTime(before, day, today))
    .map((step) => ({ ...step, on: dayBefore(day, step.before) }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
  for (const { id, on, title, text } of inTime) addEntry(id, on, `${words.begin}${title}`, text);
  addEntry(DAY_ID, day, words.day, words.dayText);
  return calendar.toString();
}

/** The library writes a day as it is in UTC. */
function startOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
