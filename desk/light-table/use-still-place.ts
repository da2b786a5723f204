import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a place under the finger when a move begins or ends: the empty ones come and go then.
 *
 * @param table the list of the places
 */
export function useStillPlace(table: RefObject<HTMLElement | null>, isMoving: boolean) {
  const still = useRef<{ place: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = still;
    still.current = null;
    if (current === null) return;
    const leftBy = (): number => (topOf(table, current.place) ?? current.top) - current.top;
    // The glass scrolls where it is lower than what lies on it, else the page does.
    table.current?.closest('.glass')?.scrollBy({ top: leftBy(), behavior: 'instant' });
    window.scrollBy({ top: leftBy(), behavior: 'instant' });
  }, [isMoving, table]);
  return {
    /** Notes where a place is, before it is drawn anew. */
    keepStill: (place: number): void => {
      const top = topOf(table, place);
      still.current = top === undefined ? null : { place, top };
    },
  };
}

function topOf({ current }: RefObject<HTMLElement | null>, place: number): number | undefined {
  return current?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect().top;
}
