import type { FlatHeaders } from './answer.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** Pages change with every deployment, and must then be asked for again. */
export const PAGE_CACHING = 'no-cache';

/**
 * A key is for one form in one hand: no cache but the browser's own, and each visit asks anew. Back alone shows the page that the browser has, with
 * its key and what was typed; of a page that may not be stored it would fetch another, and a form that is sent again would be another request.
 */
export const KEYED_PAGE_CACHING = 'private, no-cache';

/** What must not be seen any more soon after a consent has ended. */
export const SHORT_CACHING = `public, max-age=${HOUR_SECONDS}`;

/** How long a file may be kept: one below /assets/ has its content's hash in its name, so it never changes. */
export function fileCaching(urlPath: string): string {
  if (urlPath.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // The router's data files are the pages once more.
  if (urlPath.endsWith('.data')) return PAGE_CACHING;
  return SHORT_CACHING;
}

/** Puts header sets together, later ones replacing earlier ones of the same name. */
export function joinHeaders(...sets: Readonly<Record<string, string>>[]): FlatHeaders {
  const joined = new Map<string, string>();
  for (const set of sets) {
    for (const [name, value] of Object.entries(set)) joined.set(name.toLowerCase(), value);
  }
  return Array.from(joined).flat();
}
