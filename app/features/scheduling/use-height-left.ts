import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How tall it stood at each entry of the history, by the router's key: in memory, as long as this page lives. */
const heightsPx = new Map<string, number>();

/**
 * How tall something that comes late stood where a step through the history leads to now: with that height the visitor's place in the page is there
 * again at once, before what comes late has come.
 *
 * @param place what it stands in
 * @param isThere whether it stands there by now
 * @returns in CSS pixels; undefined where it did not stand there, or nobody came back
 */
export function useHeightLeft(
  place: RefObject<HTMLElement | null>,
  isThere: boolean,
): number | undefined {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [leftPx] = useState(() => (isBack ? heightsPx.get(key) : undefined));

  const isSeen = isThere || leftPx !== undefined;
  // Ended as it is taken away: a moment later it would be said to have no height.
  useLayoutEffect(() => {
    if (!isSeen || !place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) heightsPx.set(key, entry.contentRect.height);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isSeen, key]);

  return leftPx;
}
