import { isHours } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField, SiteAnswer } from '../../domain/desk/site-wire.ts';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { nameAmongUs, type Room } from '../room.ts';

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
  events: '/community',
  stories: '/stories',
  cases: '/gallery',
  team: '/team',
};

/** The page that stands beside the part's form; the home page where none is named. */
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
  return `${nameAmongUs(people, person)}, ${stamp}`;
}

/** What a page shows of a value, for the ring of gold; none where it is shown in other words. */
export function shownWords({ kind, choices, written, draft }: SentField): string[] {
  // Of what is chosen the site makes words of its own.
  if (choices !== null) return [];
  const value: FieldValue = draft?.value ?? written;
  if (kind === 'time' || isHours(kind))
    return (String(value).match(/\d\d:\d\d/g) ?? []).map(sayClock);
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
export function sayState(part: SitePart, { fields, lists }: SiteAnswer): string {
  const own = fieldsOf(part, fields);
  const ownLists = lists.filter((list) => list.part === part.id);
  const entries = ownLists.flatMap((list) => list.entries);
  const added = new Set(entries.filter(({ wish }) => wish === 'add').map(({ path }) => path));
  // A new entry is one, whatever it lacks.
  const faulty = new Set(
    own
      .filter(({ faults }) => faults.length > 0)
      .map(({ entry, path }) => (entry !== null && added.has(entry) ? entry : path)),
  ).size;
  const changes = countChanges({ fields: own, lists: ownLists });
  if (faulty > 0) return `${faulty} unfinished`;
  return changes === 0 ? '' : `${changes} changed`;
}

/** How many things wait in a part; an entry that comes or goes is one, with all that it says. */
function countChanges({ fields, lists }: Pick<SiteAnswer, 'fields' | 'lists'>): number {
  const entries = lists.flatMap((list) => list.entries).filter(({ wish }) => wish !== null);
  const whole = new Set(entries.map(({ path }) => path));
  const placed = new Set(
    fields
      .filter(({ kind, draft }) => kind === 'photograph' && draft !== null)
      .map(({ path }) => path),
  );
  const single = fields.filter(
    ({ draft, entry, photograph }) =>
      draft !== null &&
      (entry === null || !whole.has(entry)) &&
      // A photograph that comes is one, with all that is said of it.
      (photograph === null || !placed.has(photograph)),
  );
  return single.length + entries.length;
}

/** The part in which something that waits is found, by its name in a list of changes; undefined where it is of none any more. */
export function partOfName(
  name: string,
  { fields }: Pick<SiteAnswer, 'fields'>,
): SitePart | undefined {
  const field = fields.find((one) => one.name === name);
  return SITE_PARTS.find(
    ({ id, title, emphasis }) =>
      id === field?.part || name.startsWith(`${`${title} ${emphasis}`.trim()}: `),
  );
}

/** What waits to be published, and what of it cannot be yet; empty where nothing waits. */
export function sayWaiting({
  changes,
  unfinished,
}: Pick<SiteAnswer, 'changes' | 'unfinished'>): string {
  const ready = changes.filter(({ label }) => !unfinished.includes(label)).length;
  const left = changes.length - ready;
  const waits = ready === 0 ? '' : (NUMBERS[ready] ?? `${ready} changes wait`);
  if (left === 0) return waits;
  return waits === '' ? `${left} unfinished` : `${waits}, ${left} unfinished`;
}
const NUMBERS = ['', 'One change waits', 'Two changes wait', 'Three changes wait'];

/** By what stands in the address; undefined for the room's other pages, and for what names nothing. */
export function findPart(id: string): SitePart | undefined {
  return SITE_PARTS.find((part) => part.id === id);
}
