import { useMemo, useSyncExternalStore } from 'react';

/** The desk's addresses hold numbers alone, never a name or what was looked for. */
const CHANGED = 'desk-address';

/** The path without what stands behind the question mark; changes with `goTo`, `replaceAddress` and the browser's Back and Forward. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** What stands behind the question mark: days and numbers. */
export function useAddressQuery(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to an address of the desk: another room, or another page of the site, begins at its top; a card opens beside its list, wherever that was scrolled. */
export function goTo(address: string): void {
  if (address === location.pathname + location.search) return;
  const [from, to] = [roomOf(location.pathname), roomOf(address)];
  const isBeside = [from, to].includes('card') && BESIDE_CARDS.has(from) && BESIDE_CARDS.has(to);
  history.pushState(null, '', address);
  if (from !== to && !isBeside) window.scrollTo({ top: 0, behavior: 'instant' });
  window.dispatchEvent(new Event(CHANGED));
}

/** Puts another address in the place of the present one. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

/** Waiting, a card, and all cards. */
const BESIDE_CARDS: ReadonlySet<string> = new Set(['', 'card', 'cards']);

function roomOf(address: string): string {
  const [, room = '', page = ''] = address.replace(/[?#].*/, '').split('/');
  return room === 'site' ? `site/${page}` : room;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
