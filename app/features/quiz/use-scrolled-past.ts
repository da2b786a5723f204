import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the visitor has scrolled further than so many pixels: the dialog that the element stands in, or the page.
 */
export function useScrolledPast(ref: RefObject<HTMLElement | null>, px: number): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const box = ref.current?.closest('.dialog-body');
    const read = () => setIsPast((box ? box.scrollTop : window.scrollY) > px);
    const target = box ?? window;
    read();
    target.addEventListener('scroll', read, { passive: true });
    return () => target.removeEventListener('scroll', read);
  }, [ref, px]);

  return isPast;
}
