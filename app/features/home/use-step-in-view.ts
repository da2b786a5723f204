import { useEffect, useRef, useState, type RefObject } from 'react';

/** A step is the current one while it crosses this line; on phones the picture stands above it. */
const READING_LINE = '-66% 0px -34% 0px';

/**
 * Which child of a list the visitor has scrolled to.
 *
 * @returns the list's ref, and the number of the step, from 1; before the first and after the last it stays what it was
 */
export function useStepInView(): [RefObject<HTMLOListElement | null>, number] {
  const list = useRef<HTMLOListElement>(null);
  const [step, setStep] = useState(1);

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const current = entries.find((entry) => entry.isIntersecting);
        if (current) setStep(items.indexOf(current.target) + 1);
      },
      { rootMargin: READING_LINE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, []);

  return [list, step];
}
