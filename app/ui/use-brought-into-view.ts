import { useEffect, type RefObject } from 'react';

/** Brings an element wholly into view when it appears, by no more than that needs. */
export function useBroughtIntoView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    show();
    const { scrollHeight, clientHeight } = document.documentElement;
    // A frame grows with what is in it, and the page around hears of it only afterwards.
    if (window.parent === window || scrollHeight <= clientHeight) return undefined;
    window.addEventListener('resize', show, { once: true });
    return () => window.removeEventListener('resize', show);
  }, [ref]);
}
