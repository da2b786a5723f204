import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { prefersCalm } from '../../ui/prefers-calm.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { doorOf, type Door } from './start-words.ts';

/** Words that begin lower than this part of the window are brought up. */
const IN_VIEW_SHARE = 0.6;

/**
 * The door that the address says is open; none before the page is alive, when the stylesheet reads the address. A door that a visitor opens
 * takes them to what is behind it.
 */
export function useOpenDoor(): Door | null {
  const { hash } = useLocation();
  const isAlive = useIsAlive();
  const before = useRef<string>(null);

  useEffect(() => {
    const last = before.current;
    before.current = hash;
    const door = doorOf(hash);
    // An address that the page was opened with is the browser's affair, and the shell's (app/shell/route-change.tsx).
    if (last === null || last === hash) return;
    if (door === null) {
      returnFocusTo(doorOf(last));
      return;
    }
    const way = document.getElementById(door);
    way?.querySelector('h2')?.focus({ preventScroll: true });
    const top = way?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && top < window.innerHeight * IN_VIEW_SHARE) return;
    way?.scrollIntoView({ behavior: prefersCalm() ? 'instant' : 'smooth' });
  }, [hash]);

  return isAlive ? doorOf(hash) : null;
}

/** Who was behind a door that has been closed stands before it. */
function returnFocusTo(door: Door | null): void {
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  // What is behind a closed door is hidden, and loses the focus with the next frame.
  const isBehind = door !== null && document.getElementById(door)?.contains(document.activeElement);
  if (door === null || (hasFocus && !isBehind)) return;
  document.querySelector<HTMLElement>(`[aria-controls="${door}"]`)?.focus({ preventScroll: true });
}
