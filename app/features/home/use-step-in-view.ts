import { useEffect, useRef, type RefObject } from 'react';

/** A step is the current one while it crosses this line; on phones the picture stands above it. */
const READING_LINE = '-66% 0px -34% 0px';

/**
 * Which child of a list the visitor has scrolled to.
 *
 * @param onStep is told the number of the step, from 1; stays the same function from render to render
 * @returns the list's ref
 */
export function useStepInView(onStep: (step: number) => void): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        // Several frames may be reported at once: the last one counts.
        const current = entries.findLast((entry) => entry.isIntersecting);
        if (current) onStep(items.indexOf(current.target) + 1);
      },
      { rootMargin: READING_LINE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [onStep]);

  return list;
}
