import { useEffect, useRef, type RefObject } from 'react';

/** Taller than any page. */
const FAR_ABOVE_PX = 1_000_000;

/**
 * Which child of an element the visitor has scrolled to: the last one that begins above a line of the screen.
 *
 * @param lineFromTop where the line lies, as a share of the screen's height
 * @param onChild is told the number of the child, from 1, and 0 while all lie below the line; stays the same function from render to render
 * @returns the ref of the element
 */
export function useChildInView<Parent extends HTMLElement>(
  lineFromTop: number,
  onChild: (number: number) => void,
): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);

  useEffect(() => {
    const children = [...(parent.current?.children ?? [])];
    // As the observer saw them, not as they lie when it tells of it: by then the page may have moved, and moved back before it looks again.
    const begun = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        // Hidden, they lie nowhere.
        if (!parent.current?.checkVisibility()) return;
        onChild(children.findLastIndex((child) => begun.has(child)) + 1);
      },
      // All that lies above the line counts as seen, however far: a child is told of when its top crosses the line, in small steps or in one jump.
      { root: document, rootMargin: `${FAR_ABOVE_PX}px 0px ${(lineFromTop - 1) * 100}% 0px` },
    );
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [lineFromTop, onChild]);

  return parent;
}
