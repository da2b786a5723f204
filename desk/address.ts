import { useMemo, useSyncExternalStore } from 'react';

/** The desk's addresses hold numbers alone, never a name or what was looked for. */
const CHANGED = 'desk-address';

export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** What stands behind the question mark: days and numbers. */
export function useAddressQuery(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to an address of the desk. */
export function goTo(address: string): void {
  if (address === location.pathname + location.search) return;
  history.pushState(null, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

/** Puts another address in the place of the present one. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
