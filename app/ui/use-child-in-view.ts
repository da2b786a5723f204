import { useEffect, useRef, type RefObject } from 'react';

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
    const observer = new IntersectionObserver(
      () => {
        // Hidden, they lie nowhere.
        if (!parent.current?.checkVisibility()) return;
        // Read from where they stand, not from what crosses the line: a jump from the last one to the page's top crosses it with none.
        const line = window.innerHeight * lineFromTop;
        onChild(children.findLastIndex((child) => child.getBoundingClientRect().top <= line) + 1);
      },
      { rootMargin: `${-lineFromTop * 100}% 0px ${(lineFromTop - 1) * 100}% 0px` },
    );
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [lineFromTop, onChild]);

  return parent;
}
