import { useEffect, useRef } from 'react';
import { SHOW_NAVIGATION } from './window-events.ts';

/** An opening has passed when its end has come into the upper part of the viewport, or far above it at one jump. */
const OPENING_END = '100000px 0px -60% 0px';

/** Where a page's opening ends: once the visitor has come so far, the navigation shows. */
export function NavigationSignal() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) window.dispatchEvent(new Event(SHOW_NAVIGATION));
      },
      { rootMargin: OPENING_END },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return <div className="navigation-signal" ref={ref} />;
}
