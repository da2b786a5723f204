import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { RouterState } from './client-router.ts';
import type { RouterLocation } from './location.ts';

/**
 * Brings what the router says before the visitor's eyes: another page, that a link led to, fades in over the one that is left, where the browser can and the
 * visitor wants motion. A step through the history does not: phones draw it themselves, under the finger.
 *
 * @param before what is shown
 * @param show renders the next state
 */
export function changeView(before: RouterLocation, next: RouterState, show: () => void): void {
  const isOtherPage = next.location.pathname !== before.pathname;
  if (!isOtherPage || next.action === 'POP' || !mayFade()) {
    startTransition(show);
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(show));
  // Where it is overtaken by another, or the page is out of sight, it is shown all the same.
  ready.catch(() => undefined);
}

function mayFade(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
