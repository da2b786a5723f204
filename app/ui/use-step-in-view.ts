import { useEffect, useRef, type RefObject } from 'react';

/**
 * Which child of an element the visitor has scrolled to.
 *
 * @param onStep is told the number of the child, from 1; stays the same function from render to render
 * @param readingLine a child is the current one while it crosses this line, written as the `rootMargin` of an observer
 * @returns the element's ref
 */
export function useStepInView<Parent extends HTMLElement>(
  onStep: (step: number) => void,
  readingLine: string,
): RefObject<Parent | null> {
  const list = useRef<Parent>(null);

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        // Several frames may be reported at once: the last one counts.
        const current = entries.findLast((entry) => entry.isIntersecting);
        if (current) onStep(items.indexOf(current.target) + 1);
      },
      { rootMargin: readingLine },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [onStep, readingLine]);

  return list;
}
