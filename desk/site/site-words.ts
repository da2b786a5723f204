import type { FieldValue, SentField } from '../../domain/desk/site-wire.ts';
import { SITE_PARTS, type SitePart } from '../../domain/desk/site-parts.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { firstNameOf, type Room } from '../room.ts';

/** The pages of the room beside its parts. */
export const PUBLISH = 'publish';
export const EARLIER = 'earlier';
export const SAMPLES = 'samples';

/** Where a part of the facts can be seen on the site. */
const SEEN_AT: Readonly<Record<string, string>> = {
  hours: '/book-consultation',
  fee: '/book-consultation',
  phones: '/',
  visit: '/start-here',
  questions: '/faq',
  team: '/team',
};

export function seenAt({ id }: SitePart): string {
  return SEEN_AT[id] ?? '/';
}

/** "9 places on 7 pages" */
export function sayPlaces(places: SentField['places']): string {
  if (places === null || places.count === 0) return '';
  const where = `${places.count} ${places.count === 1 ? 'place' : 'places'}`;
  return `${where} on ${places.pages} ${places.pages === 1 ? 'page' : 'pages'} now`;
}

/** "Thaddea, today 8:31 AM" */
export function sayWho(
  { people, practice }: Room,
  { person, at }: { person: number | null; at: string },
  now: Date,
): string {
  const stamp = sayStamp(new Date(at), now, practice.opening.timeZone);
  return `${firstNameOf(people, person)}, ${stamp}`;
}

/** What a page shows of a value, for the ring of gold; none where it is shown in other words. */
export function shownWords({ kind, written, draft }: SentField): string[] {
  const value: FieldValue = draft?.value ?? written;
  if (kind === 'time') return [sayClock(String(value))];
  if (kind === 'text' && typeof value === 'string' && value.length >= SHORTEST) return [value];
  return [];
}
const SHORTEST = 4;

/** The fields of a part, in their order. */
export function fieldsOf({ id }: SitePart, fields: readonly SentField[]): SentField[] {
  return fields.filter(({ part }) => part === id);
}

/** Fields by the sections in which they follow each other. */
export function sectionsOf(
  fields: readonly SentField[],
): { title: string; fields: readonly SentField[] }[] {
  const titles = [...new Set(fields.map(({ section }) => section))];
  return titles.map((title) => ({ title, fields: fields.filter((one) => one.section === title) }));
}

/** What stands behind a part's name in the list. */
export function sayState(part: SitePart, fields: readonly SentField[]): string {
  const own = fieldsOf(part, fields);
  const faulty = own.filter(({ faults }) => faults.length > 0).length;
  const drafts = own.filter(({ draft }) => draft !== null).length;
  if (faulty > 0) return `${faulty} unfinished`;
  return drafts === 0 ? '' : `${drafts} changed`;
}

export function findPart(id: string): SitePart | undefined {
  return SITE_PARTS.find((part) => part.id === id);
}
