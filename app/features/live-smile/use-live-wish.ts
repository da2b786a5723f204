import practice from 'content:practice';
import { useEffect, useState, type RefObject } from 'react';
import { connectionHere } from '../../ui/may-prefetch.ts';
import { mayDrawLive } from './may-draw-live.ts';

/** After the page's own pictures and code. */
const LOOK_AFTER_MS = 3_000;

/** What is known of the device before a canvas is asked. */
function mayTryHere(): boolean {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  const savesData = connectionHere()?.saveData ?? false;
  return mayDrawLive({ renderer: '', memoryGb: deviceMemory, savesData });
}

/**
 * Whether the live model is wanted: at the first touch, or when its place is seen while the page has had nothing to do for a while. Never where the practice
 * has turned it off, or the device or the visitor's wishes speak against it.
 */
export function useLiveWish(place: RefObject<Element | null>, isTouched: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!practice.liveSmile || !element || isWanted || !mayTryHere()) return undefined;
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

/** Not every browser tells when it is idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 0);
}
