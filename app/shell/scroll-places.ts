import { FIRST_PAGE_KEY } from './entry-keys.ts';

/** Where each entry of the history was scrolled to, by the router's key of the entry. */
export type ScrollPlaces = Map<string, number>;

const STORAGE_NAME = 'scroll-places';
/** More entries than anybody goes back through. */
const KEPT_PLACES = 50;

/** The places that the page kept before it was loaded again; none where the browser denies its storage. */
export function recallPlaces(): ScrollPlaces {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_NAME) ?? '[]');
    const places = new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
    // Each visit's first entry has this key: the place is an earlier one's, unless this is that visit.
    if (openedBy() === 'navigate') places.delete(FIRST_PAGE_KEY);
    return places;
  } catch {
    return new Map();
  }
}

/** Keeps the newest places for the time after a reload: keys and pixels, nothing else. */
export function keepPlaces(places: ScrollPlaces): void {
  try {
    const newest = [...places].slice(-KEPT_PLACES);
    window.sessionStorage.setItem(STORAGE_NAME, JSON.stringify(newest));
  } catch {
    // Denied or full: after a reload, Back leads to the top.
  }
}

/** How the browser came to load this page: `navigate`, `reload`, `back_forward`. */
export function openedBy(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}
