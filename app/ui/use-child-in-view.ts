import { useEffect, useRef, type RefObject } from 'react';

/**
 * Which child of an element the visitor has scrolled to: the one that crosses a line of the screen.
 *
 * @param lineFromTop where the line lies, as a share of the screen's height
 * @param onChild is told the number of the child, from 1; stays the same function from render to render
 * @returns the ref of the element
 */
export function useChildInView<Parent extends HTMLElement>(
  lineFromTop: number,
  onChild: (number: number) => void,
): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);

  useEffect(() => {
    const children = [...(parent.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        // Several may be reported at once: the last one counts.
        const current = entries.findLast((entry) => entry.isIntersecting);
        if (current) onChild(children.indexOf(current.target) + 1);
      },
      { rootMargin: `${-lineFromTop * 100}% 0px ${(lineFromTop - 1) * 100}% 0px` },
    );
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [lineFromTop, onChild]);

  return parent;
}
