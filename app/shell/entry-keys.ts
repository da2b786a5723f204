import { legalTargetOfHash } from './legal-texts.ts';

let lastJump: string | undefined;

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
    lastJump = Math.random().toString(36).slice(2, 10);
    window.history.replaceState({ usr: null, key: lastJump, idx: null }, '');
  });
}

/** Whether the visitor has jumped on from an entry, and the router has not shown that yet. @param key the router's key of the entry */
export function hasJumpedFrom(key: string): boolean {
  return lastJump !== undefined && lastJump !== key && window.history.state?.key === lastJump;
}
