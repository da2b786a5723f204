import type { SitePreview } from './site-wire.ts';
import { sayMoment } from './time-words.ts';

/** A sentence that names more is read by nobody; the list of earlier sites has all. */
const NAMED_LIMIT = 6;
const PAGES_NAMED_LIMIT = 3;

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What was published just now, in one sentence: when, what changed, and on which pages. */
export function sayPublished(
  { changes, pages, edition }: Pick<SitePreview, 'changes' | 'pages' | 'edition'>,
  at: Date,
  timeZone: string,
): string {
  const what = changes.length === 0 ? '' : `: ${nameSome(changes.map(({ label }) => label))}`;
  const done = edition === null ? 'Published' : `Number ${edition} was brought back`;
  return `${done} on ${sayMoment(at, timeZone)}, and visitors see it now${what}${sayWhere(pages)}.`;
}

/** By name where they are few: a number that is changed stands on all of them. */
function sayWhere(pages: SitePreview['pages']): string {
  if (pages.length === 0) return '';
  if (pages.length > PAGES_NAMED_LIMIT) return `, on ${pages.length} pages`;
  // Behind the line each has the practice's name.
  const names = pages.map(({ title }) => title.split(' | ')[0] ?? title);
  return `, on the ${names.length === 1 ? 'page' : 'pages'} ${nameSome(names)}`;
}

/** “One”, “Two”, and 3 more */
function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED_LIMIT;
  const quoted = names.slice(0, NAMED_LIMIT).map((name) => `“${name}”`);
  return LIST.format(more > 0 ? [...quoted, `${more} more`] : quoted);
}
