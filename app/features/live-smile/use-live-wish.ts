import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { mayTryHere } from './may-try-here.ts';

/** After the page's own pictures and code. */
const LOOK_AFTER_MS = 3_000;

/**
 * Whether the live model is wanted: at the first touch, or when its place is seen while the page has had nothing to do for a while. Never where the practice
 * has turned it off, or the device or the visitor's wishes speak against it.
 */
export function useLiveWish(place: RefObject<Element | null>, isTouched: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isWanted || !mayTryHere()) return undefined;
    const want = () => setWanted(true);
    if (isTouched) {
      const soon = setTimeout(want, 0);
      return () => clearTimeout(soon);
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) whenIdle(want);
    });
    const timer = setTimeout(() => observer.observe(element), LOOK_AFTER_MS);
    element.addEventListener('pointerdown', want);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('pointerdown', want);
    };
  }, [place, isTouched, isWanted]);
  return isWanted;
}
