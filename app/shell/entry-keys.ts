import { legalTargetOfHash } from './legal-texts.ts';

/** What the router calls the entry that it began with. */
export const FIRST_PAGE_KEY = 'default';

/**
 * Gives the entry of a jump within the page (`href="#…"`, which is the browser's own affair, its focus too) a key. The router would take all
 * entries without one for its first page, whose place they would then share. To be called before the router listens: browsers tell listeners
 * of the history in the order of their coming.
 */
export function nameJumps(): void {
  window.addEventListener('popstate', () => {
    const isLegalText = legalTargetOfHash(window.location.hash) !== null;
    // A legal text is no place in the page but lies over it (dialog-host.tsx).
    if (window.history.state !== null || isLegalText) return;
    const key = Math.random().toString(36).slice(2, 10);
    window.history.replaceState({ usr: null, key, idx: null }, '');
  });
}

/** Whether the browser stands at an entry: it goes there a moment before the router shows it. @param key the router's key of the entry */
export function isAtEntry(key: string): boolean {
  return (window.history.state?.key ?? FIRST_PAGE_KEY) === key;
}
