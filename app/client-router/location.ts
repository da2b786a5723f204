/** An address within the site, and the entry of the history that shows it. */
export interface RouterLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  readonly state: unknown;
  /** Names the entry; the page that was opened first has `default`. */
  readonly key: string;
}

/** Where a link leads: an address, or the parts of one. */
export type Destination =
  | string
  | {
      readonly pathname?: string | undefined;
      readonly search?: string | undefined;
      readonly hash?: string | undefined;
    };

/** What the router keeps with an entry of the browser's history: React Router's form, which the layers over a page extend (app/ui/history-layers.ts). */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

const FIRST_KEY = 'default';

/** Where the browser is. */
export function locationHere(): RouterLocation {
  const { pathname, search, hash } = window.location;
  const state: Partial<EntryState> | null = window.history.state;
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? FIRST_KEY };
}

/** Marks the entry of the page that was opened as one of the router's: an entry without a state is that of a jump (app/shell/entry-keys.ts). */
export function nameFirstEntry(): void {
  const state: Partial<EntryState> | null = window.history.state;
  if (typeof state?.idx !== 'number') window.history.replaceState({ ...state, idx: 0 }, '');
}

/**
 * The address that a destination means on a page. Without a path of its own it stays on the page, and has no search or hash but its own.
 *
 * @param pathname the page that it is asked on
 */
export function resolveDestination(
  to: Destination,
  pathname: string,
): Pick<RouterLocation, 'pathname' | 'search' | 'hash'> {
  const parts = typeof to === 'string' ? partsOf(to) : to;
  const page = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return {
    pathname: parts.pathname || page,
    search: marked('?', parts.search),
    hash: marked('#', parts.hash),
  };
}

/** As it stands in the address bar. */
export function writeLocation({
  pathname,
  search,
  hash,
}: Pick<RouterLocation, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

/** Tells the browser that a page is shown: as one more entry, or in place of the one that it is at. */
export function writeEntry(location: RouterLocation, isReplacing: boolean): void {
  const here: Partial<EntryState> | null = window.history.state;
  const index = here?.idx ?? 0;
  const entry: EntryState = {
    usr: location.state,
    key: location.key,
    idx: isReplacing ? index : index + 1,
  };
  const address = writeLocation(location);
  if (isReplacing) {
    window.history.replaceState(entry, '', address);
    return;
  }
  try {
    window.history.pushState(entry, '', address);
  } catch {
    // Browsers refuse too many entries in a short time: the page is then loaded as a whole.
    window.location.assign(address);
  }
}

/** A name for an entry that no other has. */
export function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function partsOf(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

/** With its mark; nothing where nothing follows it. */
function marked(mark: '?' | '#', text = ''): string {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  return bare === '' ? '' : mark + bare;
}
