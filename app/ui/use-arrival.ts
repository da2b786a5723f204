import { useEffect, type RefObject } from 'react';
import { prefersCalm } from './prefers-calm.ts';

/** How much of an element must have come near the viewport, and how near, for it to have arrived (product 3.9). */
const ARRIVAL = { threshold: 0.1, rootMargin: '50px' };

/**
 * Marks an element with `data-arrives` when scrolling brings it in, for a stylesheet's animation. Until then it is simply
 * there, so that nothing depends on it: not print, not a page without JavaScript, not one that is never scrolled.
 */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersCalm()) return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        // What is on the screen already does not arrive.
        if (!isFirst) element.dataset.arrives = '';
        observer.disconnect();
      }
      isFirst = false;
    }, ARRIVAL);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
